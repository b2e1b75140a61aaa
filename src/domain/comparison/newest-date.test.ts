import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstDayOf } from '../day/partial-date.ts';
import { newestDate } from './newest-date.ts';

describe('newestDate', () => {
  test.each<[string[], string | undefined]>([
    [[], undefined],
    [['2025'], '2025'],
    [['2025-12', '2018', '2022-12'], '2025-12'],
    [['2026', '2025-12-31'], '2026'],
    [['2025', '2025-03'], '2025'],
    [['2025-03-09', '2025-03', '2024'], '2025-03'],
    [['2025-03-09', '2025-03-10', '2025-02'], '2025-03-10'],
  ])('of %j it is %j', (dates, newest) => {
    expect(newestDate(dates)).toBe(newest);
  });

  test('it is one of the dates, covers the latest, and does not depend on order', () => {
    const date = fc.constantFrom('2024', '2024-12', '2025', '2025-01', '2025-01-01', '2025-01-31', '2025-06');
    fc.assert(
      fc.property(fc.array(date, { minLength: 1 }), (dates) => {
        const newest = newestDate(dates) ?? '';
        expect(dates).toContain(newest);
        for (const other of dates) {
          expect(other.startsWith(newest) || firstDayOf(other) <= firstDayOf(newest)).toBe(true);
        }
        expect(newestDate(dates.toReversed())).toBe(newest);
      }),
    );
  });
});
