import { addDays } from '@vpn-site/core/day/day.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelScale, windowTicks } from './price-chart-axes.ts';

describe('levelScale', () => {
  test('the same share is the same height in every line', () => {
    const { height } = levelScale([
      [10, 11],
      [200, 220],
    ]);
    expect(height([10, 11], 10)).toBe(0);
    expect(height([10, 11], 11)).toBe(height([200, 220], 220));
  });

  test('one amount lies flat', () => {
    const { height, named } = levelScale([[5]]);
    expect(height([5], 5)).toBe(0);
    expect(named([5])).toEqual([5]);
    expect(levelScale([]).named([])).toEqual([]);
  });
});

describe('windowTicks', () => {
  test('both ends and the first of each month; a name only where there is room', () => {
    expect(windowTicks({ first: '2026-08-11', last: '2026-10-11' })).toMatchObject([
      { day: '2026-08-11', at: 0, isNamed: true },
      { day: '2026-09-01', isNamed: true },
      { day: '2026-10-01', isNamed: false },
      { day: '2026-10-11', at: 1, isNamed: true },
    ]);
  });

  test('ticks go forward, and no two names are close', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 0, max: 400 }), (length, start) => {
        const first = addDays('2026-01-01', start);
        const ticks = windowTicks({ first, last: addDays(first, length) });
        const positions = ticks.map(({ at }) => at);
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        expect(positions.at(-1)).toBe(1);
        const named = ticks.filter(({ isNamed }) => isNamed).map(({ at }) => at);
        for (const [index, at] of named.slice(1).entries()) {
          expect(at - (named[index] ?? 0)).toBeGreaterThanOrEqual(0.2);
        }
      }),
    );
  });
});
