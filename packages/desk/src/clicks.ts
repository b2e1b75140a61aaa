import { UsageError } from '@vpn-site/cli/run-tool.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import {
  type ClickSummary,
  firstSummaryDay,
  summarizeClicks,
} from '@vpn-site/server/click-reports/summary/click-summary.ts';
import { countSources, readCounts } from '@vpn-site/server/click-reports/summary/read-counts.ts';

/** The clicks of the last weeks, or in words why there are none to show. */
export type Clicks = { readonly summary: ClickSummary } | { readonly why: string };

const noClicks =
  'No clicks are stored on this computer. They are counted where the site runs. To see those of your server, start the desk with its DATABASE_URL.';

/** Sums up the clicks until this day, from the database or the spool that the environment names. */
export async function clicksUntil(day: Day): Promise<Clicks> {
  try {
    const counts = await readCounts(countSources(process.env), firstSummaryDay(day));
    return { summary: summarizeClicks(counts, day) };
  } catch (error) {
    if (error instanceof UsageError) return { why: noClicks };
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
