import { type CsvCell, CsvError, parseCsv } from '@vpn-site/core/csv/csv-rows.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { type ReadValue, readAmount, readDay, type ValueFormats } from './read-value.ts';

/** One sale in the network's report. */
export interface StatementRow {
  readonly day: Day;
  readonly provider: string;
  /** The sub-id that the network returns; empty if there is none. */
  readonly subId: string;
  /** The amount in parts of a currency unit (`amountParts`). */
  readonly amount: number;
  readonly currency: string;
}

/** Known column headings of networks and spreadsheets, reduced to letters and digits. */
const headings = {
  date: [
    'date',
    'day',
    'datetime',
    'transactiondate',
    'saledate',
    'orderdate',
    'eventdate',
    'conversiondate',
    'clickdate',
  ],
  'sub-id': [
    'subid',
    'subid1',
    'sub1',
    'affsub',
    'affsub1',
    'clickref',
    'reference',
    'ref',
    'sid',
    'tracking',
  ],
  amount: [
    'amount',
    'commission',
    'payout',
    'earnings',
    'revenue',
    'commissionamount',
    'publishercommission',
  ],
  currency: ['currency', 'currencycode', 'commissioncurrency'],
  provider: ['provider'],
} as const;

export type StatementColumn = keyof typeof headings;
export const statementColumns = Object.keys(headings) as StatementColumn[];

export interface StatementOptions extends ValueFormats {
  /** Headings of columns, if they are not known ones. */
  readonly columns: Readonly<Partial<Record<StatementColumn, string>>>;
  /** The provider of every sale, if the file has no column for it. */
  readonly provider?: string | undefined;
  readonly currency?: string | undefined;
}

/** The max number of problems in one error. */
const maxListedProblems = 10;

/** Parses the sales of a statement. Throws an error with line and column of each value that cannot be read. */
export function readStatement(file: string, options: StatementOptions): StatementRow[] {
  const [head = [], ...rows] = parseCsv(file);
  const columnIndexes = findColumns(head, options);
  const problems: CsvError[] = [];
  const read = rows.map((row) => {
    const cell = (column: StatementColumn): CsvCell =>
      row[columnIndexes[column] ?? -1] ?? emptyCellAfter(row);
    const value = <T>(column: StatementColumn, found: ReadValue<T>, otherwise: T): T => {
      if ('value' in found) return found.value;
      problems.push(new CsvError(cell(column), found.problem));
      return otherwise;
    };
    const given = (column: 'provider' | 'currency', known: string | undefined) =>
      known ?? cell(column).text.trim();
    return {
      day: value('date', readDay(cell('date').text.trim(), options), ''),
      provider: value(
        'provider',
        nonEmpty(given('provider', options.provider).toLowerCase(), 'provider'),
        '',
      ),
      subId: cell('sub-id').text.trim(),
      amount: value('amount', readAmount(cell('amount').text, options), 0),
      currency: value('currency', readCurrency(given('currency', options.currency)), ''),
    };
  });
  if (problems.length > 0) throw new StatementError(problems);
  return read;
}

/** Thrown for values that cannot be read, one per line. */
export class StatementError extends Error {
  override readonly name = 'StatementError';

  constructor(problems: readonly CsvError[]) {
    const more = problems.length - maxListedProblems;
    const listed = problems.slice(0, maxListedProblems).map(({ message }) => message);
    super([...listed, ...(more > 0 ? [`and ${more} more.`] : [])].join('\n'));
  }
}

function findColumns(
  head: readonly CsvCell[],
  { columns, provider, currency }: StatementOptions,
): Readonly<Partial<Record<StatementColumn, number>>> {
  const given = { provider, currency } as Readonly<Partial<Record<StatementColumn, string>>>;
  const needed = statementColumns.filter((column) => given[column] === undefined);
  return Object.fromEntries(
    needed.map((column) => {
      const wanted = columns[column];
      const known: readonly string[] = wanted === undefined ? headings[column] : [normalizeHeading(wanted)];
      const index = head.findIndex(({ text }) => known.includes(normalizeHeading(text)));
      if (index >= 0) return [column, index];
      const names = head.map(({ text }) => `"${text}"`).join(', ');
      const instead = column in { provider: 0, currency: 0 } ? `, or --${column} for the whole file` : '';
      throw new CsvError(
        { line: 1, column: 1 },
        `no column for ${column} among ${names || 'nothing'}: add --columns ${column}=heading${instead}.`,
      );
    }),
  );
}

/** Normalizes a heading to lowercase letters and digits. */
function normalizeHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}

/** Returns an empty cell after the last cell of a row that is too short. */
function emptyCellAfter(row: readonly CsvCell[]): CsvCell {
  const last = row.at(-1) ?? { text: '', line: 1, column: 1 };
  return { text: '', line: last.line, column: last.column + last.text.length };
}

function nonEmpty(text: string, what: string): ReadValue<string> {
  return text === '' ? { problem: `there is no ${what}.` } : { value: text };
}

function readCurrency(text: string): ReadValue<string> {
  const code = text.toUpperCase();
  return /^[A-Z]{3}$/.test(code)
    ? { value: code }
    : { problem: `"${text}" is not a currency: write three letters such as EUR.` };
}
