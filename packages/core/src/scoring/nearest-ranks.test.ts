import { expect, test } from 'vitest';
import { nearestRanks, type RankedScore } from './rank.ts';

const ranked = Object.entries({ a: 9, b: 8, c: 7.9, d: 5, e: 4 }).map(
  ([provider, value], index): RankedScore => ({
    rank: index + 1,
    score: {
      provider,
      profile: 'overall',
      value,
      possible: 10,
      evidence: 1,
      deduction: 0,
      unmet: undefined,
      reasons: [],
    },
  }),
);
const ranking = { ranked, unranked: [] };

test('the nearest scores come first, of equals the better rank', () => {
  expect(nearestRanks(ranking, 'b', 3)).toEqual(['c', 'a', 'd']);
  expect(nearestRanks(ranking, 'a', 2)).toEqual(['b', 'c']);
});

test('one that is not ranked is held against the first', () => {
  expect(nearestRanks(ranking, 'x', 3)).toEqual(['a', 'b', 'c']);
});

test('there are never more than exist, and never the provider itself', () => {
  expect(nearestRanks(ranking, 'e', 9)).toEqual(['d', 'c', 'b', 'a']);
  expect(nearestRanks({ ranked: [], unranked: [] }, 'e', 3)).toEqual([]);
});
