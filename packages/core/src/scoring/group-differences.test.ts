import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDifferences } from './differences.ts';
import { sampleFact, sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';

const scored = (facts: Readonly<Record<string, boolean | 'partial' | 'unknown'>>) =>
  score(
    sampleProvider(
      'p',
      Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, sampleFact(value)])),
    ),
    sampleMethodology,
    'overall',
    '2026-11-15',
  );

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
