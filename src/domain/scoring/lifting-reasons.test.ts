import { expect, test } from 'vitest';
import { liftingReasons, liftOf, weighReasons } from './lifting-reasons.ts';

const reason = (key: string, points: number | undefined, countedWeight: number) => ({
  keys: [key],
  points,
  countedWeight,
});

test('a reason lifts by its points above the middle, times what it counts', () => {
  expect(liftOf(reason('a', 8, 2))).toBe(6);
  expect(liftOf(reason('a', 2, 1))).toBe(-3);
  expect(liftOf(reason('a', undefined, 0))).toBe(0);
});

test('the strongest come first; what pulls down and incidents are left out', () => {
  const reasons = [
    reason('a', 6, 1),
    reason('b', 10, 2),
    reason('c', 1, 9),
    reason('incidents', 10, 9),
    reason('d', 9, 1),
  ];
  expect(liftingReasons(reasons, 2).map(({ keys }) => keys[0])).toEqual(['b', 'd']);
  expect(liftingReasons(reasons, 9)).toHaveLength(3);
});

test('every reason lifts, lowers, does nothing or does not count', () => {
  const reasons = [
    reason('a', 6, 1),
    reason('b', 10, 2),
    reason('c', 1, 9),
    reason('d', 5, 9),
    reason('e', 4, 1),
    reason('f', undefined, 0),
  ];
  const { lifting, lowering, uncounted } = weighReasons(reasons);
  const keysOf = (some: readonly { keys: string[] }[]) => some.map(({ keys }) => keys[0]);
  expect([lifting, lowering, uncounted].map(keysOf)).toEqual([['b', 'a'], ['c', 'e'], ['f']]);
});
