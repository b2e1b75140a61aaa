import { expect, test } from 'vitest';
import type { EvidenceGrade } from './assessment.ts';
import { effectOf, weighReasons } from './reason-effects.ts';

type Points = number | undefined;
const reason = (id: string, points: Points, weight: number, evidence: EvidenceGrade = 'strong') => {
  return { id, points, weight, evidence };
};

test('a reason lifts by its points above the middle, times its weight', () => {
  expect(effectOf({ points: 8, weight: 2 })).toBe(6);
  expect(effectOf({ points: 2, weight: 1 })).toBe(-3);
  expect(effectOf({ points: undefined, weight: 3 })).toBe(0);
});

test('every reason lifts, lowers, is not shown, or does nothing; the strongest come first', () => {
  const reasons = [
    reason('a', 6, 1),
    reason('b', 10, 2),
    reason('c', 1, 9),
    reason('middle', 5, 9),
    reason('e', 4, 1),
    reason('unknown', 0, 2, 'unknown'),
    reason('heavier', 2, 3, 'unknown'),
    reason('weightless', 0, 0),
    reason('n/a', undefined, 0, 'not-applicable'),
  ];
  const { positive, negative, notShown } = weighReasons(reasons);
  expect([positive, negative, notShown].map((some) => some.map(({ id }) => id))).toEqual([
    ['b', 'a'],
    ['c', 'e'],
    ['heavier', 'unknown'],
  ]);
});
