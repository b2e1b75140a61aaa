import { readFileSync } from 'node:fs';
import { oneOf, readOptions, UsageError } from '@vpn-site/cli/run-tool.ts';
import { CsvError } from '@vpn-site/core/csv/csv-rows.ts';
import { namedColumns } from './named-columns.ts';
import { showTable } from './show-table.ts';
import { compareSalesWithClicks, comparisonColumns } from './statement/compare-sales.ts';
import {
  readStatement,
  type StatementColumn,
  StatementError,
  type StatementOptions,
  type StatementRow,
  statementColumns,
} from './statement/read-statement.ts';
import { countSources, readCounts } from './summary/read-counts.ts';
import { writeTable } from './write-table.ts';

const text = { type: 'string' } as const;

/**
 * npm run site -- clicks statement --file sales.csv [--provider alder] [--currency EUR] [--columns date=When,amount=Money]
 * [--dates dmy] [--decimal ,] [--by day,provider,sub-id] [--csv both.csv]: compares the sales that a network reports with
 * the clicks that we counted.
 */
export async function compareStatement(args: string[]): Promise<void> {
  const options = readOptions(
    {
      file: text,
      provider: text,
      currency: text,
      columns: text,
      dates: text,
      decimal: text,
      by: text,
      csv: text,
    },
    args,
  );
  const by = namedColumns('Sales', options.by ?? comparisonColumns.join(','), comparisonColumns);
  const sales = readFile(options.file, {
    provider: options.provider,
    currency: options.currency,
    columns: columnsOf(options.columns ?? ''),
    dates: options.dates === undefined ? undefined : oneOf('dates', options.dates, ['dmy', 'mdy'] as const),
    decimal:
      options.decimal === undefined ? undefined : oneOf('decimal', options.decimal, [',', '.'] as const),
  });
  const rows = compareSalesWithClicks(await clicksOfDays(sales), sales, by);
  showTable(rows);
  console.log(
    `${sales.length === 1 ? '1 sale' : `${sales.length} sales`}. Our days are in UTC; a network may count in another time zone.`,
  );
  writeTable(options.csv, Object.keys(rows[0] ?? {}), rows);
}

function readFile(file: string | undefined, options: StatementOptions): StatementRow[] {
  if (file === undefined) throw new UsageError('Write --file and the statement of the network, a CSV file.');
  try {
    return readStatement(readFileSync(file, 'utf8'), options);
  } catch (error) {
    if (error instanceof CsvError || error instanceof StatementError) {
      throw new UsageError(`${file} cannot be read.\n${error.message}`);
    }
    throw new UsageError(`The file "${file}" does not exist or cannot be read.`);
  }
}

/** Returns our clicks on the providers in a statement, from its first day to its last. */
async function clicksOfDays(sales: readonly StatementRow[]) {
  const days = sales.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const providers = new Set(sales.map(({ provider }) => provider));
  const { clicks } = await readCounts(countSources(process.env), first);
  return clicks
    .map((row) => ({ ...row, subId: `${row.locale}-${row.placement}` }))
    .filter(({ day, provider }) => day <= last && providers.has(provider));
}

function columnsOf(list: string): StatementOptions['columns'] {
  const pairs = list === '' ? [] : list.split(',').map((pair) => pair.split('=', 2));
  for (const [name, heading] of pairs) {
    if (!heading || !statementColumns.some((column) => column === name)) {
      throw new UsageError(
        `--columns is "${list}": write pairs such as date=When,amount=Money. The columns are: ${statementColumns.join(', ')}.`,
      );
    }
  }
  return Object.fromEntries(pairs) as Partial<Record<StatementColumn, string>>;
}
