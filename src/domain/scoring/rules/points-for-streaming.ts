import type { StreamingReport } from '../../provider/fact-value.ts';
import type { StreamingRule } from './scoring-rule.ts';

/** The mean of what others reported. A provider's own claim proves nothing, and neither do too few reports. */
export function pointsForStreaming(
  reports: readonly StreamingReport[],
  rule: StreamingRule,
): number | undefined {
  const independent = reports.filter(({ claim }) => claim === 'independently-reported');
  if (independent.length < rule.minimumReports) return undefined;
  return independent.reduce((sum, { result }) => sum + rule[result], 0) / independent.length;
}
