import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundSteps } from './cost-chart.ts';

test('the steps are amounts that people read at a glance', () => {
  expect(roundSteps(180)).toEqual([0, 50, 100, 150, 200]);
  expect(roundSteps(79)).toEqual([0, 20, 40, 60, 80]);
  expect(roundSteps(0)).toEqual([0, 1]);
});

test('they reach the value, not much further, and are few', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.5, max: 5000, noNaN: true }), (value) => {
      const steps = roundSteps(value);
      const top = steps.at(-1) ?? 0;
      expect(top).toBeGreaterThanOrEqual(value);
      expect(top).toBeLessThanOrEqual(value * 2.5);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(6);
    }),
  );
});
