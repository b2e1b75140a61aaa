import { formatPartialDate, optionName } from '@vpn-site/core/i18n/formats.ts';
import { isTest } from '@vpn-site/core/streaming/playback-tests.ts';
import {
  type DatedReport,
  datedReports,
  reportKey,
  streamingDefinition,
} from '@vpn-site/core/streaming/streaming-reports.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { basisView, type MarkView, markView, sourceViews } from '../fact/fact-view.ts';
import { serviceBadge } from './services.ts';
import { regionsText } from './streaming-evidence.ts';

/** A report that is not counted: a provider's own claim, or a report that is too old or undated. */
export interface OtherReport {
  readonly id: string;
  readonly provider: string;
  readonly service: string;
  readonly text: string;
  readonly regions: string;
  readonly reportedBy: string;
  readonly date: string;
  /** The label for out-of-date reports; undefined if the report is not out of date. */
  readonly stale: string | undefined;
  readonly mark: MarkView | undefined;
}

export function otherReports(
  providers: readonly string[],
  services: readonly string[],
  site: FactContext,
): OtherReport[] {
  const definition = streamingDefinition(site.vocabulary);
  if (!definition) return [];
  return providers.flatMap((id) =>
    datedReports(providerById(id, site), definition, site.asOf)
      .filter((report) => services.includes(report.service) && !isTest(report))
      .map((report) => otherReport(report, id, site)),
  );
}

function otherReport(report: DatedReport, providerId: string, site: FactContext): OtherReport {
  const { evidence, locale, t, vocabulary } = site;
  const provider = providerById(providerId, site);
  const service = serviceBadge(report.service, site).name;
  const sources = sourceViews({ sources: [report.source], quotes: report.quotes }, provider, site);
  const date = report.date === undefined ? t('facts.noDate') : formatPartialDate(report.date, locale);
  const key = `${provider.id}/${reportKey(report)}`;
  return {
    id: key,
    provider: provider.name,
    service,
    text: optionName(report.result, streamingDefinition(vocabulary), locale),
    regions: regionsText(report.regions, site),
    reportedBy: report.isClaim
      ? evidence.claims['provider-claim'].label[locale]
      : (report.tester ?? sources[0]?.name ?? ''),
    date,
    stale: report.isStale ? evidence.states.stale.label[locale] : undefined,
    mark: markView(
      {
        evidence: key,
        provider: provider.name,
        label: service,
        basis: basisView(report.basis, site),
        sources,
      },
      site,
    ),
  };
}
