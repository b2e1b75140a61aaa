import { expect, test } from 'vitest';
import type { RankRange } from './rank-ranges.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { scoreProfile } from './score-profile.ts';
import { tiedWith } from './tied-ranks.ts';

const providers = ['one', 'two', 'three'].map((id) =>
  sampleProvider(id, Object.fromEntries(['a', 'b', 'c', 'd'].map((key) => [key, sampleFact(true)]))),
);
const result = scoreProfile(providers, sampleMethodology, 'overall', '2026-11-15');
const withRanges = (ranges: Readonly<Record<string, RankRange>>) => ({
  ...result,
  rankRanges: { ...result.rankRanges, byProvider: new Map(Object.entries(ranges)) },
});

test('equal ranges are ties; ranges that only overlap are not', () => {
  const tied = withRanges({ one: { from: 1, to: 3 }, two: { from: 1, to: 3 }, three: { from: 2, to: 3 } });
  expect(tiedWith('one', tied)).toEqual(['two']);
  expect(tiedWith('three', tied)).toEqual([]);
});

test('all who tie are named in the order of the list', () => {
  const range = { from: 1, to: 3 };
  expect(tiedWith('two', withRanges({ one: range, two: range, three: range }))).toEqual(['one', 'three']);
});
