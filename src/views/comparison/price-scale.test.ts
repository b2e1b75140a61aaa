import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MonthPriceLine, priceScale, startsAbove } from './price-steps-model.ts';

const amount = fc.double({ min: 0.01, max: 400, noNaN: true });
const line: fc.Arbitrary<MonthPriceLine> = fc.record({
  first: amount,
  later: amount,
  changes: fc.integer({ min: 1, max: 36 }),
});

test('the scale starts at nothing, ends above both lines and has few, even ticks', () => {
  fc.assert(
    fc.property(line, line, (one, other) => {
      const { top, ticks } = priceScale([one, other]);
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBeCloseTo(top);
      expect(top).toBeGreaterThan(Math.max(one.first, one.later, other.first, other.later));
      expect(ticks.length).toBeLessThanOrEqual(6);
    }),
  );
});

test('of two amounts at one end exactly one is written above', () => {
  fc.assert(
    fc.property(line, line, fc.constantFrom('first' as const, 'later' as const), (one, other, end) => {
      expect(startsAbove([one, other], end, 0)).not.toBe(startsAbove([one, other], end, 1));
    }),
  );
});
