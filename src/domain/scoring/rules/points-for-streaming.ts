import { type Day, daysBetween } from '../../day/day.ts';
import { firstDayOf } from '../../day/partial-date.ts';
import type { StreamingReport } from '../../provider/fact-value.ts';
import type { StreamingRule } from './scoring-rule.ts';

/** The mean of what others reported lately. A provider's own claim proves nothing, and neither do too few reports. */
export function pointsForStreaming(
  reports: readonly StreamingReport[],
  rule: StreamingRule,
  asOf: Day,
): number | undefined {
  const counted = reports.filter((report) => isIndependent(report) && isRecent(report, rule, asOf));
  if (counted.length < rule.minimumReports) return undefined;
  return counted.reduce((sum, { result }) => sum + rule[result], 0) / counted.length;
}

function isIndependent({ claim }: StreamingReport): boolean {
  return claim === 'independently-reported';
}

/** A report without a date of its own may be any age. */
function isRecent({ asOf: date }: StreamingReport, { withinDays }: StreamingRule, asOf: Day): boolean {
  return date !== undefined && daysBetween(firstDayOf(date), asOf) < withinDays;
}
