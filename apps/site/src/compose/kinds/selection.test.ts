import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { resolve } from './selection.ts';

const catalog = fixtureCatalog();
const selectionAt = (path: string, chosen: string) => resolve({ catalog, path, query: `?with=${chosen}` });

describe('a table of chosen providers', () => {
  test('stands at the overview of its language and has the same choice in the others', () => {
    const selection = selectionAt('/pl/porownania', 'alder,birch,fir');
    const names = 'Alder VPN, Birch VPN i\u00a0Fir VPN';
    expect(selection).toMatchObject({ kind: 'selection', path: '/pl/porownania', locale: 'pl', names });
    expect(selection?.alternates.map(({ path }) => path)).toEqual([
      ...['/compare', '/pl/porownania', '/tr/karsilastirma'].map((path) => `${path}?with=alder,birch,fir`),
    ]);
  });

  test.each([
    ['/compare', 'alder,birch'],
    ['/compare', 'alder,birch,cedar,elm,fir'],
    ['/compare', 'alder,birch,nobody'],
    ['/compare', 'alder,alder,birch'],
    ['/about', 'alder,birch,fir'],
  ])('there is none at %s for %s', (path, chosen) => {
    expect(selectionAt(path, chosen)).toBeUndefined();
  });
});
