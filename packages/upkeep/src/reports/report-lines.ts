import type { ReportDecision } from '@vpn-site/core/site/report-decision.ts';
import type { RecordedReport } from '@vpn-site/server/ledger/report-spool.ts';

/** Formats reports for an editor: those without a decision, or all with their decisions. */
export function reportLines(
  reports: readonly RecordedReport[],
  decisions: readonly ReportDecision[],
  isAll: boolean,
): string[] {
  const decided = new Map(decisions.map((decision) => [decision.report, decision]));
  const shown = reports.filter(({ id }) => isAll || !decided.has(id));
  const hidden = reports.length - shown.length;
  return [
    ...shown.flatMap((report) => [...linesOf(report, decided.get(report.id)), '']),
    `${shown.length} ${shown.length === 1 ? 'report' : 'reports'}${isAll ? '' : ' to decide'}${hidden > 0 ? `, ${hidden} decided (--all shows them)` : ''}.`,
  ];
}

function linesOf(
  { id, day, provider, key, locale, wrong, source }: RecordedReport,
  decision: ReportDecision | undefined,
): string[] {
  return [
    `${id.slice(0, 8)}  ${day}  ${provider}/${key}  (${locale})`,
    ...wrong.split('\n').map((line) => `    ${line}`),
    ...(source === undefined ? [] : [`    source: ${source}`]),
    ...(decision
      ? [`    ${decision.decision} on ${decision.day}${decision.because ? `: ${decision.because}` : ''}`]
      : []),
  ];
}
