import { readOptions } from '@vpn-site/cli/run-tool.ts';
import { type ViewColumn, viewColumns, viewReport } from '#ledger/view-report.ts';
import { databaseUrl } from './database-url.ts';
import { namedColumns } from './named-columns.ts';
import { showTable } from './show-table.ts';
import { parseSince } from './since.ts';
import { writeTable } from './write-table.ts';

/**
 * npm run site -- clicks views [--since 30d] [--by path,locale] [--csv views.csv]: counts how often pages were opened, and
 * how often readers followed their links to providers.
 */
export async function reportViews(args: string[]): Promise<void> {
  const options = readOptions(
    { since: { type: 'string' }, by: { type: 'string' }, csv: { type: 'string' } },
    args,
  );
  const known = Object.keys(viewColumns) as ViewColumn[];
  const by = namedColumns('Views', options.by ?? 'path,locale', known);
  const since = parseSince(options.since ?? '30d', new Date());
  const counted = await viewReport(databaseUrl(), since, by);
  // Only views record the referring site, so clicks cannot be grouped by it.
  const hasClicks = !by.includes('referrer');
  const rows = counted.map(({ views, clicks, ...names }) => ({
    ...names,
    views,
    ...(hasClicks && { clicks, rate: rateText(clicks, views) }),
  }));
  showTable(rows);
  const total = counted.reduce((sum, { views }) => sum + views, 0);
  console.log(`${total} views since ${since.toISOString().slice(0, 10)}, days in UTC.`);
  writeTable(options.csv, [...by, 'views', ...(hasClicks ? ['clicks', 'rate'] : [])], rows);
}

/** Formats the percentage of views that led to a provider. */
function rateText(clicks: number, views: number): string {
  return views === 0 ? '' : `${((100 * clicks) / views).toFixed(1)}%`;
}
