import { writeFileSync } from 'node:fs';
import { readOptions } from '@vpn-site/cli/run-tool.ts';
import { clockDay } from '@vpn-site/content/today.ts';
import { showTable } from '../show-table.ts';
import { tableCsv, writeTable } from '../write-table.ts';
import {
  type ClickSummary,
  firstSummaryDay,
  type SummaryRow,
  summarizeClicks,
  summaryDays,
  summaryGroups,
} from './click-summary.ts';
import { countSources, readCounts } from './read-counts.ts';
import { groupTitles, summaryPage } from './summary-page.ts';

/**
 * npm run site -- clicks [--csv clicks.csv] [--page clicks.html]: clicks of the last 7 and 28 days by provider, placement and
 * language, from the database, the spool, or both.
 */
export async function showSummary(args: string[]): Promise<void> {
  const options = readOptions({ csv: { type: 'string' }, page: { type: 'string' } }, args);
  const sources = countSources(process.env);
  const today = clockDay();
  const summary = summarizeClicks(await readCounts(sources, firstSummaryDay(today)), today);
  for (const by of summaryGroups) {
    if (summary.groups[by].length > 0) console.log(`\n${groupTitles[by]}`);
    showTable(summary.groups[by].map((row) => ({ [by]: row.name, ...cells(row, summary) })));
  }
  console.log(`\n${totalLine(summary)}`);
  writeTable(options.csv, csvColumns, csvRows(summary));
  if (options.page === undefined) return;
  writeFileSync(options.page, summaryPage(summary));
  console.log(`Written to ${options.page}. Open it in a browser.`);
}

function cells({ periods }: SummaryRow, { total }: ClickSummary): Record<string, string | number> {
  const counted = periods.flatMap(({ days, clicks, before }) => [
    [`${days} days`, clicks] as const,
    [`${days} before`, before] as const,
  ]);
  const { rate, days } = periods.at(-1) ?? {};
  const hasViews = total.some((period) => period.rate !== undefined);
  return {
    ...Object.fromEntries(counted),
    ...(hasViews && { [`per 100 views (${days} days)`]: rate === undefined ? '' : rate.toFixed(1) }),
  };
}

/** Formats a line such as "In 7 days 12 clicks (8 in the 7 before), in 28 days 40 (31 in the 28 before)." */
export function totalLine({ total, today }: ClickSummary): string {
  const [first, ...others] = total.map(({ days, clicks, before }, index) => {
    const unit = index > 0 ? '' : clicks === 1 ? ' click' : ' clicks';
    return `${days} days ${clicks}${unit} (${before} in the ${days} before)`;
  });
  const rest = others.map((text) => `, in ${text}`).join('');
  const noViews = total.every(({ rate }) => rate === undefined)
    ? ' Page views are not counted, so there are no rates.'
    : '';
  return `In ${first}${rest}. Days are in UTC and end with today, ${today}.${noViews}`;
}

const csvColumns = [
  'by',
  'name',
  ...summaryDays.flatMap((days) => [`clicks_${days}`, `clicks_${days}_before`, `per_100_views_${days}`]),
];

/** Returns the same counts as a CSV file. */
export function summaryCsv(summary: ClickSummary): string {
  return tableCsv(csvColumns, csvRows(summary));
}

function csvRows({ groups, total }: ClickSummary) {
  const rows = summaryGroups.flatMap((by) => groups[by].map((row) => ({ by: by as string, ...row })));
  return [...rows, { by: 'all', name: '', periods: total }].map(({ by, name, periods }) => ({
    by,
    name,
    ...Object.fromEntries(
      periods.flatMap(({ days, clicks, before, rate }) => [
        [`clicks_${days}`, clicks],
        [`clicks_${days}_before`, before],
        [`per_100_views_${days}`, rate === undefined ? '' : rate.toFixed(2)],
      ]),
    ),
  }));
}
