import { describe, expect, test } from 'vitest';
import { emptyContext } from '#fixtures/empty-context.ts';
import { selectCompareOverview } from './compare-overview.block.ts';

const provider = (id: string) => ({ id, name: id.toUpperCase(), website: '', facts: {}, sources: {} });
const site = {
  ...emptyContext,
  providers: new Map(['c', 'a', 'b'].map((id) => [id, provider(id)])),
  comparisonPath: (a: string, b: string) => `/compare/${[a, b].toSorted().join('-vs-')}`,
};

describe('compare-overview', () => {
  const { providers, action } = selectCompareOverview(site);

  test('the triangle holds every pair once, the lists every pair from both sides', () => {
    const triangle = providers.flatMap(({ before }) => before.map(({ href }) => href));
    expect(triangle).toEqual(['/compare/a-vs-b', '/compare/a-vs-c', '/compare/b-vs-c']);
    expect(providers.map(({ id, all }) => [id, all.map((link) => link.id)])).toEqual([
      ['a', ['b', 'c']],
      ['b', ['a', 'c']],
      ['c', ['a', 'b']],
    ]);
  });

  test('links are called as their pages are, and a provider without a place has no distance', () => {
    expect(providers[2]?.before[0]).toMatchObject({ title: 'A vs C', distance: '–' });
  });

  test('past what a triangle holds, each has the closest in the ranking, and the links stay in proportion', () => {
    const many = Array.from({ length: 200 }, (_, place) => provider(`p${String(place).padStart(3, '0')}`));
    const ranked = many.toReversed().map(({ id }, place) => ({ rank: place + 1, score: { provider: id } }));
    const grown = selectCompareOverview({
      ...site,
      providers: new Map(many.map((one) => [one.id, one])),
      ranking: (profile) => ({ profile, ranking: { ranked, unranked: [] }, stability: new Map() }) as never,
    });
    expect(grown.isWhole).toBe(false);
    expect(grown.providers.flatMap(({ before }) => before)).toEqual([]);
    expect(grown.providers[100]?.all.map(({ id }) => id)).toEqual(
      [105, 104, 103, 102, 101, 99, 98, 97, 96, 95].map((place) => `p${String(place).padStart(3, '0')}`),
    );
    expect(grown.providers.at(-1)?.all.map(({ id }) => id)).toEqual(['p198', 'p197', 'p196', 'p195', 'p194']);
    expect(Math.max(...grown.providers.map(({ all }) => all.length))).toBe(10);
  });

  test('the form leads to the overview', () => {
    expect(action).toBe('/privacy/what-is-a-vpn');
  });
});
