import { describe, expect, test } from 'vitest';
import { matchTableQuote } from './table-quote.ts';

const rows = [
  ['Name', 'Countries', 'Devices (best plan, yearly)', 'Group', 'Key', 'Value', 'Origin'],
  ['Alder', '69', 'Windows, macOS', 'Security', 'RAM only', 'full', 'default'],
  ['Alder', '69', 'Windows, macOS', 'Security', 'Leaks', 'none', 'measured'],
  ['Birch', '12', '5', 'Security', 'Leaks', 'some', 'measured'],
];

describe('what a row holds', () => {
  test.each([
    'row Alder: Countries = 69',
    'chart.csv, row 7 (Birch), column Countries: 12',
    'row 7 (Birch), column Countries: 12; Devices (best plan, yearly): 5',
    'row Alder: Devices (best plan, yearly) = Windows, macOS; Countries = 69',
    'row Birch: Countries = 12 (as stated)',
    'row Alder, Security, Leaks: Value = none, Origin = measured',
    'Scores.csv, row 80: Alder, Security, RAM only: full (default)',
    'Scores.csv: Birch, Security, Leaks: some (measured)',
  ])('%s', (quote) => {
    expect(matchTableQuote(rows, quote)).toEqual({ outcome: 'same' });
  });
});

test('another value is shown in the form of the quote', () => {
  expect(matchTableQuote(rows, 'row 3 (Birch), column Countries: 11')).toEqual({
    outcome: 'reworded',
    now: 'row Birch: Countries = 12',
  });
});

test.each(['row Cedar: Countries = 69', 'row Alder: Cities = 69'])('no such row or column: %s', (quote) => {
  expect(matchTableQuote(rows, quote)).toEqual({ outcome: 'gone' });
});

test('of a quote in another form nothing is said', () => {
  expect(matchTableQuote(rows, 'rows 2 to 4: Alder 69 and Birch 12')).toBeUndefined();
  expect(matchTableQuote(rows, 'Alder is found in 69 countries')).toBeUndefined();
});
