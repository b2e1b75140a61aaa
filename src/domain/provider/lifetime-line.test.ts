import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { lifetimeLine } from './lifetime-line.ts';

describe('lifetimeLine', () => {
  test.each([
    ['half its life is over', '2026-01-01', '2026-01-11', '2026-01-06', { until: 1, today: 0.5 }],
    ['it ended half the line ago', '2026-01-01', '2026-01-11', '2026-01-21', { until: 0.5, today: 1 }],
    ['it ends today', '2026-01-01', '2026-01-11', '2026-01-11', { until: 1, today: 1 }],
    ['it begins today', '2026-01-01', '2026-01-11', '2026-01-01', { until: 1, today: 0 }],
    ['a day before its date', '2026-01-02', '2026-01-11', '2026-01-01', { until: 1, today: 0 }],
    ['it has no lifetime at all', '2026-01-01', '2026-01-01', '2026-01-01', { until: 0, today: 0 }],
  ])('%s', (_name, from, until, today, line) => {
    expect(lifetimeLine(from, until, today)).toEqual(line);
  });

  test('it stays on the line, in the order of the days', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(4000), (lifetime, age) => {
        const from = '2026-01-01';
        const line = lifetimeLine(from, addDays(from, lifetime), addDays(from, age));
        for (const place of [line.until, line.today]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(1);
        }
        expect(Math.sign(line.until - line.today)).toBe(Math.sign(lifetime - age));
      }),
    );
  });
});
