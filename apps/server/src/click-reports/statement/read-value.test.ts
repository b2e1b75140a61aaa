import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountParts, readAmount, readDay } from './read-value.ts';

describe('a day', () => {
  test.each([
    ['2026-11-05T23:59:59Z', {}, '2026-11-05'],
    ['2026/1/5 10:00', {}, '2026-01-05'],
    ['5.11.2026', {}, '2026-11-05'],
    ['25/11/2026', {}, '2026-11-25'],
    ['11/25/2026', {}, '2026-11-25'],
    ['5/11/2026', { dates: 'dmy' }, '2026-11-05'],
    ['5/11/2026', { dates: 'mdy' }, '2026-05-11'],
  ] as const)('%s %j is %s', (text, forms, value) => {
    expect(readDay(text, forms)).toEqual({ value });
  });

  test.each([
    ['5/11/2026', 'is ambiguous: add --dates dmy or --dates mdy'],
    ['2026-02-30', 'is not a day of the calendar'],
    ['yesterday', 'is not a date: write it as YYYY-MM-DD'],
    ['', 'is not a date'],
  ])('%j is refused', (text, problem) => {
    expect(readDay(text, {})).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('an amount', () => {
  test.each([
    ['12.5', 12.5],
    ['-3,00', -3],
    ['1,234.56', 1234.56],
    ['1.234.567,8', 1_234_567.8],
    ['1,234,567', 1_234_567],
    ['€ 1’234.50', 1234.5],
    ['USD12.3456', 12.3456],
  ])('%s is %d', (text, value) => {
    expect(readAmount(text, {})).toEqual({ value: Math.round(value * amountParts) });
  });

  test.each([
    ['1,234', 'may have a thousands separator or decimals'],
    ['1.2.3,4', 'is not an amount'],
    ['12.34567', 'is not an amount'],
    ['', 'is not an amount'],
    ['99999999999999', 'is too large'],
  ])('%j is refused', (text, problem) => {
    expect(readAmount(text, {})).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('is what was written, whichever mark stands before the decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        fc.constantFrom('en', 'de', 'pl'),
        (cents, locale) => {
          const text = (cents / 100).toLocaleString(locale, { minimumFractionDigits: 2 });
          expect(readAmount(text, {})).toEqual({ value: cents * 100 });
        },
      ),
    );
  });

  test('that may be two is told apart by the option', () => {
    expect(readAmount('1,234', { decimal: '.' })).toEqual({ value: 12_340_000 });
    expect(readAmount('1,234', { decimal: ',' })).toEqual({ value: 12_340 });
  });
});
