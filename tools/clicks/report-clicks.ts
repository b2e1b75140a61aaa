import { writeFileSync } from 'node:fs';
import { clickReport, type ReportColumn, reportColumns } from '#ledger/click-report.ts';
import { csvCell } from '../build/open-data/facts-csv.ts';
import { readOptions, UsageError } from '../run-tool.ts';
import { databaseUrl } from './database-url.ts';

/** npm run clicks -- report [--since 30d] [--by provider,placement] [--csv clicks.csv] */
export async function reportClicks(args: string[]): Promise<void> {
  const options = readOptions(
    { since: { type: 'string' }, by: { type: 'string' }, csv: { type: 'string' } },
    args,
  );
  const by = columnsOf(options.by ?? 'provider,placement');
  const since = momentOf(options.since ?? '30d', new Date());
  const rows = await clickReport(databaseUrl(), since, by);
  const total = rows.reduce((sum, { clicks }) => sum + Number(clicks), 0);
  console.table(rows);
  console.log(`${total} clicks since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC.`);
  if (options.csv === undefined) return;
  const lines = [[...by, 'clicks'], ...rows.map((row) => [...by.map((column) => row[column]), row.clicks])];
  writeFileSync(options.csv, lines.map((line) => `${line.map(String).map(csvCell).join(',')}\r\n`).join(''));
  console.log(`Written to ${options.csv}.`);
}

function columnsOf(list: string): ReportColumn[] {
  const known = Object.keys(reportColumns);
  const names = list.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageError(`Clicks cannot be counted by "${unknown}"; there are: ${known.join(', ')}.`);
  }
  return [...new Set(names)] as ReportColumn[];
}

const milliseconds = { h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** `12h`, `30d` and `8w` count back from now; a day is its first moment in UTC. */
export function momentOf(since: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,5})([hdw])$/.exec(since) ?? [];
  if (count !== undefined) {
    return new Date(now.getTime() - Number(count) * milliseconds[unit as keyof typeof milliseconds]);
  }
  const day = /^\d{4}-\d{2}-\d{2}$/.test(since) ? new Date(`${since}T00:00:00Z`) : undefined;
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(since)) return day;
  throw new UsageError(`--since is "${since}": write 12h, 30d, 8w or a day as YYYY-MM-DD.`);
}
