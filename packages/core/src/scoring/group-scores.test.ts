import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDifferences } from './differences.ts';
import { groupScores, groupShares, wholePercents } from './group-scores.ts';
import { profileNamed } from './methodology.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';

const scored = (answers: Readonly<Record<string, boolean | 'partial' | 'unknown'>>) => {
  const facts = Object.entries(answers).map(([key, value]) => [key, sampleFact(value)]);
  return score(sampleProvider('p', Object.fromEntries(facts)), sampleMethodology, 'overall', '2026-11-15');
};

test('a group names the criteria that pull its way, the strongest first', () => {
  const first = scored({ a: true, b: true, c: false, d: true });
  const second = scored({ a: false, b: false, c: true, d: false });
  expect(groupDifferences(first, second)).toEqual([
    { group: 'trust', contribution: 7, criteria: ['a', 'b'] },
    { group: 'value', contribution: -1, criteria: ['c'] },
  ]);
});

test('the parts add up to the gap, the strongest first', () => {
  const facts = fc.record(
    Object.fromEntries(
      ['a', 'b', 'c', 'd'].map((key) => [key, fc.constantFrom(true, false, 'partial', 'unknown')]),
    ),
  ) as fc.Arbitrary<Record<string, boolean | 'partial' | 'unknown'>>;
  fc.assert(
    fc.property(facts, facts, (mine, theirs) => {
      const [first, second] = [scored(mine), scored(theirs)];
      fc.pre(first.value !== undefined && second.value !== undefined);
      const parts = groupDifferences(first, second).map(({ contribution }) => contribution);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(total).toBeCloseTo((first.value ?? 0) - (second.value ?? 0), 1);
      expect(parts.map(Math.abs)).toEqual(parts.map(Math.abs).toSorted((a, b) => b - a));
    }),
  );
});

test.each(['overall', 'value', 'needs-a'])('in "%s" they are those that scores carry', (profile) => {
  const shares = groupShares(sampleMethodology.criteria, profileNamed(sampleMethodology, profile));
  const carried = groupScores(score(sampleProvider('p', {}), sampleMethodology, profile, '2026-11-15'));
  expect(shares.map(({ group, share }) => [group, share.toFixed(4)])).toEqual(
    carried.map(({ group, share }) => [group, share.toFixed(4)]),
  );
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('where nothing weighs, every share is nothing', () => {
  const weightless = { ...profileNamed(sampleMethodology, 'overall'), groups: { trust: 0, value: 0 } };
  expect(groupShares(sampleMethodology.criteria, weightless)).toEqual([
    { group: 'trust', share: 0, percent: 0 },
    { group: 'value', share: 0, percent: 0 },
  ]);
});

test('the one that lost most by rounding gains what is missing', () => {
  expect(wholePercents([0.333, 0.333, 0.334])).toEqual([33, 33, 34]);
  expect(wholePercents([0.26, 0.25, 0.155, 0.095, 0.095, 0.145])).toEqual([26, 25, 16, 10, 9, 14]);
});

test('nothing at all is nothing everywhere', () => {
  expect(wholePercents([0, 0])).toEqual([0, 0]);
  expect(wholePercents([])).toEqual([]);
});

test('they add up to a hundred and are never off by one or more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }), (shares) => {
      const whole = shares.reduce((sum, share) => sum + share, 0);
      fc.pre(whole > 0);
      const percents = wholePercents(shares);
      expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
      for (const [position, percent] of percents.entries()) {
        expect(Math.abs(percent - ((shares[position] ?? 0) / whole) * 100)).toBeLessThan(1);
      }
    }),
  );
});
