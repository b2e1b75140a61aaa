import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreement, type ExpertList, readExpertLists } from './agreement.ts';

const list = (
  over: { order: string[] } | { scores: Record<string, number> } | { named: string[] },
): ExpertList => ({
  id: 'x',
  name: 'X',
  source: 'https://x.example',
  asOf: '2026',
  ...over,
});
const ours = new Map([
  ['a', 9],
  ['b', 8],
  ['c', 7],
  ['d', 1],
]);

test('the same order agrees wholly, the reverse not at all, and only shared names count', () => {
  expect(agreement(ours, list({ order: ['a', 'b', 'c', 'x', 'd'] }))).toMatchObject({ value: 1, shared: 4 });
  expect(agreement(ours, list({ order: ['d', 'c', 'b', 'a'] })).value).toBe(-1);
});

test('equal scores share the mean of their ranks', () => {
  expect(agreement(ours, list({ scores: { a: 5, b: 5, c: 1 } })).value).toBeCloseTo(0.866, 3);
});

test('a list that only names gives the mean of our places, and the least that could be', () => {
  expect(agreement(ours, list({ named: ['a', 'c', 'x'] }))).toEqual({
    kind: 'mean-place',
    value: 2,
    bestPossible: 1.5,
  });
});

test('it lies between minus one and one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 3 }), (order) => {
      expect(Math.abs(agreement(ours, list({ order })).value)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

test('every list says where it is from', () => {
  for (const { name, source, asOf } of readExpertLists()) {
    expect([name, source, asOf].every(Boolean)).toBe(true);
  }
});
