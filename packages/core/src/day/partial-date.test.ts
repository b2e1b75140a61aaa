import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './day.ts';
import { ageOf, firstDayOf, isAfter, isPartialDate, lastDayOf, newestDate } from './partial-date.ts';

test.each([
  ['2026', '2026-01-01', '2026-12-31'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-08-21', '2026-08-21', '2026-08-21'],
])('%s can mean the days from %s to %s', (date, first, last) => {
  expect([isPartialDate(date), firstDayOf(date), lastDayOf(date)]).toEqual([true, first, last]);
});

test.each(['2026-13', '26', '2026-02-31', 'soon', '2026-8'])('%j is not a date', (date) => {
  expect(isPartialDate(date)).toBe(false);
});

test.each([
  ['2026', false],
  ['2027', true],
  ['2026-12', true],
  ['2026-11-15', false],
])('on 15 November 2026, %s is in the future: %s', (date, isFuture) => {
  expect(isAfter(date, '2026-11-15')).toBe(isFuture);
});

describe('newestDate', () => {
  test.each<[string[], string | undefined]>([
    [[], undefined],
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

const today = '2026-11-15';

describe('the age of a date', () => {
  test.each([
    ['2026-11-15', 0, 'day'],
    ['2026-11-01', 14, 'day'],
    ['2026-10-16', 30, 'day'],
    ['2026-10-15', 1, 'month'],
    ['2026-11', 0, 'month'],
    ['2024-12', 23, 'month'],
    ['2024-11', 2, 'year'],
    ['2023-12', 2, 'year'],
    ['2023-11', 3, 'year'],
    ['2026', 0, 'year'],
    ['2015', 11, 'year'],
  ])('%s is %i %s old', (date, count, unit) => {
    expect(ageOf(date, today)).toEqual({ count, unit });
  });

  test('a later day never makes anything younger, and the unit only grows', () => {
    const inDays = { day: 1, month: 30, year: 365 };
    const days = fc.integer({ min: 0, max: 9000 });
    fc.assert(
      fc.property(days, days, fc.constantFrom(4, 7, 10), (ago, more, precision) => {
        const date = addDays(today, -ago).slice(0, precision);
        const [now, later] = [ageOf(date, today), ageOf(date, addDays(today, more))];
        expect(inDays[later.unit]).toBeGreaterThanOrEqual(inDays[now.unit]);
        if (later.unit === now.unit) expect(later.count).toBeGreaterThanOrEqual(now.count);
      }),
    );
  });

  test('what is said is never more than what is so, and less by a year at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9000 }), (ago) => {
        const { count, unit } = ageOf(addDays(today, -ago), today);
        const reported = count * { day: 1, month: 30.44, year: 365.25 }[unit];
        expect(reported).toBeLessThanOrEqual(ago + 2);
        expect(reported).toBeGreaterThan(ago - 367);
      }),
    );
  });
});
