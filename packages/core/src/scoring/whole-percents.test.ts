import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePercents } from './group-scores.ts';

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
