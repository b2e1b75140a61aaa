import { PairRoutes } from '@vpn-site/core/comparison/pair-routes.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { pairRules, paths } from './kinds/comparison.ts';
import { readablePageAt } from './pages.ts';
import { movedPaths } from './redirects.ts';

const catalog = fixtureCatalog();
const pairs = new PairRoutes(
  pairRules(catalog),
  catalog.facts.providers.map(({ id }) => id),
);

test('the other order of every pair leads to its page in every language, and so do addresses that moved', () => {
  const moved = [...pairs.moved()];
  expect(moved).toContainEqual(['/compare/cedar-vs-birch', '/compare/birch-vs-cedar']);
  expect(moved).toContainEqual(['/pl/porownania/elm-vs-alder', '/pl/porownania/alder-vs-elm']);
  expect(moved).toHaveLength(paths(catalog).length);
  for (const [from, to] of moved) {
    expect(readablePageAt(catalog, from), from).toBeUndefined();
    expect(readablePageAt(catalog, to), to).toMatchObject({ kind: 'comparison' });
  }
  const redirects = [{ from: '/best-vpns', to: '/best-vpn' }];
  expect(movedPaths({ ...catalog, redirects })).toContainEqual(['/best-vpns', '/best-vpn']);
});
