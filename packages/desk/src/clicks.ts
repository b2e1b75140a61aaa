import type { Day } from '@vpn-site/core/day/day.ts';
import {
  type ClickSummary,
  firstSummaryDay,
  summarizeClicks,
} from '@vpn-site/server/click-reports/summary/click-summary.ts';
import { countSources, readCounts } from '@vpn-site/server/click-reports/summary/read-counts.ts';

/** The clicks of the last weeks, or in words why there are none to show. */
export type Clicks = { readonly summary: ClickSummary } | { readonly why: string };

/** Sums up the clicks until this day, from the database or the spool that the environment names. */
export async function clicksUntil(day: Day): Promise<Clicks> {
  try {
    const counts = await readCounts(countSources(process.env), firstSummaryDay(day));
    return { summary: summarizeClicks(counts, day) };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error) };
  }
}
