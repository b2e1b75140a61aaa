import { describe, expect, test } from 'vitest';
import { amountText, compareSalesWithClicks } from './compare-sales.ts';
import { readStatement, type StatementOptions } from './read-statement.ts';

const none: StatementOptions = { columns: {} };

describe('a statement', () => {
  test('is read by its headings, whichever order and spelling they have', () => {
    const file =
      '\uFEFFCommission;Sub ID;Date;Currency;Provider\r\n"1.234,50";en-review;05.11.2026;eur;Alder\r\n';
    expect(readStatement(file, none)).toEqual([
      { day: '2026-11-05', provider: 'alder', subId: 'en-review', amount: 12_345_000, currency: 'EUR' },
    ]);
  });

  test('takes from options what it does not say, and headings that nobody could know', () => {
    const file = 'When,Mine,Money\n2026-11-05,,3\n';
    const options = {
      columns: { date: 'when', 'sub-id': 'Mine', amount: 'MONEY' },
      provider: 'birch',
      currency: 'USD',
    };
    expect(readStatement(file, options)).toEqual([
      { day: '2026-11-05', provider: 'birch', subId: '', amount: 30_000, currency: 'USD' },
    ]);
  });

  test.each([
    ['Date,Amount\n', 'line 1, column 1: no column for sub-id among "Date", "Amount": add --columns sub-id='],
    ['', 'no column for date among nothing'],
    ['date,ref,amount\n', 'add --columns currency=heading, or --currency for the whole file.'],
  ])('without a column, %j, says which headings there are', (file, message) => {
    expect(() => readStatement(file, { columns: {}, provider: 'alder' })).toThrow(message);
  });

  test('names line and column of everything that cannot be read', () => {
    const file =
      'date,ref,amount,currency\n2026-11-31,en-card,1,EUR\n2026-11-05,en-card,"1,234",Euro\n2026-11-06,en-card\n';
    expect(() => readStatement(file, { columns: {}, provider: 'alder' })).toThrow(
      [
        'line 2, column 1: "2026-11-31" is not a day of the calendar.',
        'line 3, column 20: "1,234" may have a thousands separator or decimals: add --decimal . or --decimal ,',
        'line 3, column 28: "Euro" is not a currency: write three letters such as EUR.',
        'line 4, column 19: "" is not an amount: write it as 12.34.',
        'line 4, column 19: "" is not a currency: write three letters such as EUR.',
      ].join('\n'),
    );
  });

  test('with very many mistakes tells ten and how many more', () => {
    const file = `date,ref,amount,currency\n${'x,y,1,EUR\n'.repeat(12)}`;
    expect(() => readStatement(file, { columns: {}, provider: 'alder' })).toThrow(
      /(?:.*\n){10}and 2 more\.$/,
    );
  });
});

describe('a statement beside our clicks', () => {
  const clicks = [
    { day: '2026-11-05', provider: 'alder', subId: 'en-review', clicks: 7 },
    { day: '2026-11-05', provider: 'alder', subId: 'pl-card', clicks: 2 },
  ];
  const sale = { day: '2026-11-05', provider: 'alder', subId: 'en-review', amount: 1000, currency: 'EUR' };
  const statement = [
    sale,
    { ...sale, amount: 2000 },
    { ...sale, subId: '', amount: -50_000, currency: 'USD' },
  ];

  test('has a row for each sub-id of either, and a column for each currency', () => {
    const row = { day: '2026-11-05', provider: 'alder' };
    expect(compareSalesWithClicks(clicks, statement, ['day', 'provider', 'sub-id'])).toEqual([
      { ...row, 'sub-id': '(none)', clicks: 0, sales: 1, EUR: '0.00', USD: '-5.00' },
      { ...row, 'sub-id': 'en-review', clicks: 7, sales: 2, EUR: '0.30', USD: '0.00' },
      { ...row, 'sub-id': 'pl-card', clicks: 2, sales: 0, EUR: '0.00', USD: '0.00' },
    ]);
  });

  test('can be added up by less', () => {
    expect(compareSalesWithClicks(clicks, statement, ['provider'])).toEqual([
      { provider: 'alder', clicks: 9, sales: 3, EUR: '0.30', USD: '-5.00' },
    ]);
  });

  test.each([
    [0, '0.00'],
    [12_345_000, '1234.50'],
    [-1234, '-0.1234'],
    [100, '0.01'],
    [10, '0.001'],
  ])('%d parts are written as %s', (parts, text) => {
    expect(amountText(parts)).toBe(text);
  });
});
