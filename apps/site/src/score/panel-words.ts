import { newestDate } from '@vpn-site/core/day/partial-date.ts';
import { formatNames, formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import type { PanelRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import { panelResults } from '@vpn-site/core/scoring/streaming-panel.ts';
import type { FactContext } from '#site/site-context.ts';

const monthLength = '2026-06'.length;

/** Describes how much of the streaming panel worked, who tested it and when; undefined if there are no recent tests. */
export function panelWords(
  provider: Provider,
  rule: PanelRule,
  { asOf, locale, t }: FactContext,
): string | undefined {
  const results = panelResults(knownFact(provider, 'streaming')?.value ?? [], rule, asOf);
  const reports = results.flatMap(({ report }) => report ?? []);
  const newest = newestDate(reports.flatMap((report) => report.asOf ?? []));
  if (newest === undefined) return undefined;
  return t('score.panel', {
    played: reports.filter(({ result }) => result === 'works').length,
    all: results.length,
    testers: formatNames(new Set(reports.map((report) => testerOf(report, provider))), locale),
    date: formatPartialDate(newest.slice(0, monthLength), locale),
  });
}

/** Returns the tester, or the title of the report if none is named. */
function testerOf({ tester, source }: StreamingReport, { sources }: Provider): string {
  return tester ?? sources[source]?.title ?? source;
}
