import { readOptions } from '@vpn-site/cli/run-tool.ts';
import { clickReport, notCountedReport, type ReportColumn, reportColumns } from '#ledger/click-report.ts';
import { databaseUrl } from './database-url.ts';
import { namedColumns } from './named-columns.ts';
import { showTable } from './show-table.ts';
import { parseSince } from './since.ts';
import { writeTable } from './write-table.ts';

/**
 * npm run site -- clicks report [--since 30d] [--by provider,placement] [--csv clicks.csv]: counts clicks on links to
 * providers.
 */
export async function reportClicks(args: string[]): Promise<void> {
  const options = readOptions(
    { since: { type: 'string' }, by: { type: 'string' }, csv: { type: 'string' } },
    args,
  );
  const known = Object.keys(reportColumns) as ReportColumn[];
  const by = namedColumns('Clicks', options.by ?? 'provider,placement', known);
  const since = parseSince(options.since ?? '30d', new Date());
  const rows = await clickReport(databaseUrl(), since, by);
  const total = rows.reduce((sum, { clicks }) => sum + Number(clicks), 0);
  showTable(rows);
  console.log(
    `${total} ${total === 1 ? 'click' : 'clicks'} since ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
  );
  console.log(uncountedLine(await notCountedReport(databaseUrl(), since)));
  writeTable(options.csv, [...by, 'clicks'], rows);
}

/** Formats a line such as "36 not counted: 30 bot, 6 prefetch." Its numbers cover whole days. */
export function uncountedLine(reasons: ReadonlyMap<string, number>): string {
  const total = [...reasons.values()].reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'All clicks were counted.';
  return `${total} not counted: ${[...reasons].map(([reason, count]) => `${count} ${reason}`).join(', ')}.`;
}
