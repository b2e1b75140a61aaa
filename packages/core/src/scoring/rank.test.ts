import { describe, expect, test } from 'vitest';
import type { Provider } from '../provider/provider.ts';
import { nearestRanks, type RankedScore, rankScores } from './rank.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';
import { noLongerRanked } from './score-profile.ts';

const asOf = '2026-11-15';
const yes = sampleFact(true);
const no = sampleFact(false);
const weak = sampleFact(true, { confidence: 'low' });
const partial = sampleFact('partial');
const unknown = sampleFact('unknown');
const ranked = (providers: readonly Provider[], profile = 'overall', rankedFrom = 0.6) =>
  rankScores(
    providers.map((provider) => score(provider, sampleMethodology, profile, asOf)),
    rankedFrom,
  );
const order = (...providers: Provider[]) =>
  ranked(providers).ranked.map(({ rank, score: { provider } }) => [rank, provider]);

describe('rank', () => {
  test('higher scores come first', () => {
    const low = sampleProvider('low', { a: no, b: yes, c: yes, d: yes });
    const high = sampleProvider('high', { a: yes, b: yes, c: yes, d: no });
    expect(order(low, high)).toEqual([
      [1, 'high'],
      [2, 'low'],
    ]);
  });

  test('a tie goes to the provider of whom more has been shown, then to the one with more sources', () => {
    const less = sampleProvider('a-less', { a: weak, b: yes, c: yes, d: yes });
    const more = sampleProvider('z-more', { a: partial, b: yes, c: yes, d: yes });
    expect(order(less, more).map(([, id]) => id)).toEqual(['z-more', 'a-less']);
    const cited = { ...partial, sources: ['s', 't'] };
    const sourced = sampleProvider('z-sourced', { a: cited, b: yes, c: yes, d: yes });
    expect(order(more, sourced).map(([, id]) => id)).toEqual(['z-sourced', 'z-more']);
  });

  test('providers that nothing tells apart share a rank, whatever their names', () => {
    const facts = { a: yes, b: yes, c: yes, d: yes };
    expect(order(sampleProvider('zebra', facts), sampleProvider('ant', facts))).toEqual([
      [1, 'zebra'],
      [1, 'ant'],
    ]);
  });

  test('after a shared rank the count goes on from the place in the list', () => {
    const first = sampleProvider('first', { a: yes, b: yes, c: yes, d: yes });
    const alike = { a: yes, b: yes, c: yes, d: no };
    const last = sampleProvider('last', { a: no, b: no, c: no, d: no });
    const shared = ['x', 'y', 'z'].map((id) => sampleProvider(id, alike));
    expect(order(last, ...shared, first).map(([rank]) => rank)).toEqual([1, 2, 2, 2, 5]);
  });

  test('exactly at the floor a provider is ranked, under it listed with the reason', () => {
    const thin = sampleProvider('thin', { a: unknown, b: yes, c: yes, d: yes });
    expect(ranked([thin], 'overall', 0.6).ranked).toHaveLength(1);
    const reason = { why: 'too-little-known', evidence: 0.6 };
    expect(ranked([thin], 'overall', 0.61).unranked[0]?.reason).toEqual(reason);
  });

  test('a requirement that is not met, or not known to be met, keeps a provider out', () => {
    const without = sampleProvider('without', { a: no, b: yes, c: yes, d: yes });
    const unsure = sampleProvider('unsure', { a: unknown, b: yes, c: yes, d: yes });
    const requirement = { criterion: 'a', above: 4 };
    const { ranked: none, unranked } = ranked([without, unsure], 'needs-a');
    expect(none).toEqual([]);
    expect(unranked.map(({ reason }) => reason)).toEqual([
      { why: 'requirement', requirement, isKnown: true },
      { why: 'requirement', requirement, isKnown: false },
    ]);
  });
});

describe('the nearest ranks', () => {
  const scores = { a: 9, b: 8, c: 7.9, d: 5, e: 4 };
  const given = {
    profile: 'overall',
    possible: 10,
    evidence: 1,
    deduction: 0,
    unmet: undefined,
    reasons: [],
  };
  const all = Object.entries(scores).map(
    ([provider, value], at): RankedScore => ({ rank: at + 1, score: { provider, value, ...given } }),
  );

  test.each([
    ['b', 3, ['c', 'a', 'd']],
    ['a', 2, ['b', 'c']],
    ['x', 3, ['a', 'b', 'c']],
    ['e', 9, ['d', 'c', 'b', 'a']],
  ])(
    'to %s, at most %i, are %j: of equals the better rank, to one without a rank the first',
    (id, max, near) => {
      expect(nearestRanks({ ranked: all, unranked: [] }, id, max)).toEqual(near);
      expect(nearestRanks({ ranked: [], unranked: [] }, id, max)).toEqual([]);
    },
  );
});

test('whose facts grow too old loses the place; who never had one does not', () => {
  const old = sampleFact(true, { asOf: '2026-01-01' });
  const providers = Object.entries({ fresh: yes, ageing: old, never: unknown }).map(([id, fact]) =>
    sampleProvider(id, { a: fact, b: fact, c: fact, d: fact }),
  );
  const lost = (since: string, day: string) =>
    noLongerRanked(providers, sampleMethodology, 'overall', since, day);
  expect(lost('2026-01-02', '2026-01-03')).toEqual([]);
  expect(lost('2026-01-02', '2036-01-01')).toEqual(['fresh', 'ageing']);
  expect(lost('2036-01-01', '2036-01-01')).toEqual([]);
});
