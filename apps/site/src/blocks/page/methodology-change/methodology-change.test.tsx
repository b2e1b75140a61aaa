import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectMethodologyChange } from './methodology-change.block.ts';
import { MethodologyChange } from './methodology-change.tsx';

const english = testContext();
const [change] = selectMethodologyChange(english).changes;
if (!change) throw new Error('The fixture has a version before the one in force.');
const list = (profile: string) => change.lists.find((candidate) => candidate.profile === profile);

test('sets places of the former version, on its facts and on corrected ones, beside those of today', () => {
  expect(list('overall')?.columns).toEqual(['2025-1, as published', '2025-1, corrected facts', '2025-2']);
  expect(
    list('overall')?.rows.map(({ name, ranks: places }) => [name, ...places.map((place) => place?.rank)]),
  ).toEqual([
    ['Alder VPN', '1', '2', '1–2'],
    ['Elm VPN', '2', '1', '1–2'],
    ['Birch VPN', '3', '3', '3–4'],
    ['Fir VPN', '4', undefined, '3–4'],
  ]);
  expect(list('overall')?.rows[0]?.ranks.map((place) => place?.score)).toEqual(['8.2', '7.6', '8.3']);
});

test('a list that was not computed on corrected facts has no column for it', () => {
  expect(list('privacy')?.columns).toEqual(['2025-1, as published', '2025-2']);
  expect(list('privacy')?.rows[0]?.ranks.map((place) => place?.rank)).toEqual(['1', '1–2']);
});

/** Returns the overall ranking, with these providers ranked by the former version. */
const listsAfter = (...ranked: readonly string[]) => {
  const [retired] = english.retiredMethodologies;
  if (!retired) throw new Error('There is a former version.');
  const overall = {
    ranked: ranked.map((provider, position) => ({ provider, rank: position + 1, score: 9 })),
    unranked: [],
  };
  const results = { ...retired.results, asPublished: { overall }, correctedFacts: undefined };
  const site = { ...english, retiredMethodologies: [{ ...retired, results }] };
  return selectMethodologyChange(site).changes[0]?.lists ?? [];
};

test('who has lost its place stands at the end of the list', () => {
  const last = listsAfter('cedar', 'alder')[0]?.rows.at(-1);
  expect(last).toMatchObject({ name: 'Cedar VPN', ranks: [{ rank: '1' }, undefined] });
});

test('who has left the site, and a list that is new, are not spoken of', () => {
  const lists = listsAfter('gone', 'alder');
  expect(lists.map(({ profile }) => profile)).toEqual(['overall']);
  expect(lists[0]?.rows.map(({ provider }) => provider)).toEqual(['alder', 'elm', 'birch', 'fir']);
});

test('keeps the criteria of the former version with weight and reason', () => {
  expect(change.criteria).toHaveLength(english.retiredMethodologies[0]?.criteria.length ?? 0);
  const reason = expect.stringMatching(/^Outsiders who were let in/);
  expect(change.criteria.find(({ id }) => id === 'audits')).toMatchObject({ reason, weight: '10' });
});

test.each(localeCodes)('lists the faults and what the successor does instead in %s', (locale) => {
  const [retired] = english.retiredMethodologies;
  expect(selectMethodologyChange(testContext(locale)).changes[0]?.faults).toEqual(
    retired?.results.faults.map(({ before, now }) => ({ before: before[locale], now: now[locale] })),
  );
});

test('an earlier change leads to the version that replaced it, with the ranges it published', () => {
  const [retired] = english.retiredMethodologies;
  if (!retired) throw new Error('There is a former version.');
  const privacy = { ranked: [{ provider: 'elm', rank: 1, to: 2, score: 6 }], unranked: [] };
  const asPublished = { privacy };
  const later = { ...retired, version: '2025-1b', results: { ...retired.results, asPublished } };
  const site = { ...english, retiredMethodologies: [later, retired] };
  const [, earlier] = selectMethodologyChange(site).changes;
  expect(earlier).toMatchObject({ former: '2025-1', current: '2025-1b' });
  const earlierPrivacy = earlier?.lists.find(({ profile }) => profile === 'privacy');
  expect(earlierPrivacy?.columns).toEqual(['2025-1, as published', '2025-1b, as published']);
  expect(earlierPrivacy?.rows[0]).toMatchObject({
    provider: 'elm',
    ranks: [expect.anything(), { rank: '1–2', score: '6.0' }],
  });
});

test('with one version there is nothing to tell, and it says so', () => {
  const model = selectMethodologyChange({ ...english, retiredMethodologies: [] });
  expect(model.changes).toEqual([]);
  expect(renderElement(<MethodologyChange {...model} />).text).toMatch(/^This is the first version\./);
});
