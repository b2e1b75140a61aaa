import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectCompareOverview } from './compare-overview.block.ts';
import { CompareOverview } from './compare-overview.tsx';

const provider = (id: string) => ({ id, name: id.toUpperCase(), website: '', facts: {}, sources: {} });
const site = {
  ...emptyContext,
  providers: new Map(['c', 'a', 'b'].map((id) => [id, provider(id)])),
  comparisonPath: (a: string, b: string) => `/compare/${[a, b].toSorted().join('-vs-')}`,
};

const { providers, count } = selectCompareOverview(site);

test('lists every pair from both sides, called as its page is', () => {
  expect(providers.map(({ id, pairs }) => [id, pairs.map(({ title }) => title)])).toEqual([
    ['a', ['A vs B', 'A vs C']],
    ['b', ['A vs B', 'B vs C']],
    ['c', ['A vs C', 'B vs C']],
  ]);
  expect(count).toBe(3);
});

test('past what a page holds, each has the closest in the ranking, and the links stay in proportion', () => {
  const many = Array.from({ length: 200 }, (_, place) => provider(`p${String(place).padStart(3, '0')}`));
  const ranked = many.toReversed().map(({ id }, place) => ({ rank: place + 1, score: { provider: id } }));
  const grown = selectCompareOverview({
    ...site,
    providers: new Map(many.map((one) => [one.id, one])),
    ranking: (profile) =>
      ({ profile, ranking: { ranked, unranked: [] }, rankRanges: { byProvider: new Map() } }) as never,
  });
  expect(grown.hasAllPairs).toBe(false);
  expect(grown.providers[100]?.pairs.map(({ name }) => name)).toEqual(
    [105, 104, 103, 102, 101, 99, 98, 97, 96, 95].map((place) => `P${String(place).padStart(3, '0')}`),
  );
  expect(Math.max(...grown.providers.map(({ pairs }) => pairs.length))).toBe(10);
});

test('pairs that somebody wrote about are those that people look for', () => {
  const written = { ...site, documentIds: ['comparisons/a-vs-b', 'comparisons/a-vs-gone', 'pages/a-vs-c'] };
  expect(selectCompareOverview(written).popular.map(({ href }) => href)).toEqual(['/compare/a-vs-b']);
});

test('those whose two places in the ranking come to the least stand first', () => {
  const context = testContext();
  const written = {
    ...context,
    documentIds: ['comparisons/birch-vs-fir', 'comparisons/birch-vs-elm', 'comparisons/alder-vs-elm'],
  };
  const { popular } = selectCompareOverview(written);
  expect(popular.map(({ badges }) => badges.map(({ id }) => id).join(' '))).toEqual([
    'alder elm',
    'birch elm',
    'birch fir',
  ]);
});

test('a form for more sends what is chosen, and lists that are not whole say so', () => {
  const model = selectCompareOverview(testContext());
  const rendered = renderElement(<CompareOverview {...model} />);
  const inputs = rendered.all('details')[0]?.all('input') ?? [];
  expect(inputs.map(({ attributes: { type, value } }) => [type, value])).toEqual([
    ['hidden', ''],
    ...['alder', 'birch', 'cedar', 'dogwood', 'elm', 'fir'].map((id) => ['checkbox', id]),
  ]);
  const closest = 'Each list holds the VPNs closest in the ranking.';
  expect(renderElement(<CompareOverview {...model} hasAllPairs={false} />).text).toContain(closest);
  expect(rendered.text).not.toContain(closest);
  expect(rendered.all('.choice-hint')[0]?.attributes.id).toBe(model.hintAnchor);
});
