import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { movedPaths } from './moved-paths.ts';
import { readablePageAt } from './pages.ts';

const catalog = loadCatalog(process.cwd());

test('the other order of every pair leads to its page in every language, and hides none', () => {
  const moved = movedPaths(catalog);
  expect(moved).toContainEqual(['/compare/surfshark-vs-nordvpn', '/compare/nordvpn-vs-surfshark']);
  expect(moved).toContainEqual([
    '/pl/porownania/proton-vpn-vs-mullvad',
    '/pl/porownania/mullvad-vs-proton-vpn',
  ]);
  for (const [from, to] of moved) {
    expect(readablePageAt(catalog, from), from).toBeUndefined();
    expect(readablePageAt(catalog, to), to).toMatchObject({ kind: 'comparison' });
  }
});
