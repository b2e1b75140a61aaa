import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, isDay } from './day.ts';

describe('days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 48, '2032-02-29'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  test('days are added across months and leap days', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test.each(['2026-02-30', '2026-13-01', '2026-1-1', '2026', '', '2026-00-10'])('%j is not a day', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('adding and subtracting days are each other’s inverse', () => {
    const someDay = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
    fc.assert(
      fc.property(someDay, fc.integer({ min: -9000, max: 9000 }), (day, days) => {
        expect(isDay(day)).toBe(true);
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });
});

test('months are added as the calendar of the machine adds them', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9000-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (date, months) => {
      const added = addMonths(date.toISOString().slice(0, 10), months);
      const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
      const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
      first.setUTCDate(Math.min(date.getUTCDate(), last));
      expect(added).toBe(first.toISOString().slice(0, 10));
    }),
  );
});
