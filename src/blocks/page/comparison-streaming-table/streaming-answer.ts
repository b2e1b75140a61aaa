import { type Provider, usualSourceLanguage } from '#domain/provider/provider.ts';
import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import { formatPartialDate, regionName } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type DatedReport, reportKey } from './dated-reports.ts';

export interface StreamingSourceView {
  readonly mark: string;
  readonly title: string;
  /** Of the title. */
  readonly language: string;
  readonly url: string;
  /** The kind of publisher, or that it is the provider's own claim. */
  readonly who: string;
  /** Names the report whose evidence a card can show. */
  readonly evidence: string;
}

/** One report in words. */
export interface StreamingAnswer {
  readonly sign: 'yes' | 'partial' | 'no';
  readonly text: string;
  readonly regions: string;
  readonly date: string;
  readonly source: StreamingSourceView | undefined;
  /** That it is too old, where it is. The answer stays. */
  readonly stale: string | undefined;
  /** That it rests on little, where it does. */
  readonly weak: string | undefined;
}

const signs = { works: 'yes', mixed: 'partial', blocked: 'no' } as const;

export function streamingAnswer(
  report: DatedReport,
  provider: Provider,
  definition: FactDefinition,
  site: SiteContext,
): StreamingAnswer {
  const { locale, evidence, t } = site;
  const { result, regions, date, isStale, isWeak } = report;
  return {
    sign: signs[result],
    text: definition.options[result]?.[locale] ?? result,
    regions: regionsText(regions, site),
    date: date === undefined ? t('facts.noDate') : formatPartialDate(date, locale),
    source: sourceView(report, provider, site),
    stale: isStale ? evidence.states.stale.label[locale] : undefined,
    weak: isWeak ? evidence.confidence.low.label[locale] : undefined,
  };
}

export function regionsText(regions: readonly string[], site: SiteContext): string {
  if (regions.length === 0) return site.t('blocks.comparisonStreamingTable.noRegion');
  return regions.map((region) => regionName(region, site.locale)).join(', ');
}

export function sourceView(
  report: DatedReport,
  { id, sources }: Provider,
  { evidence, locale }: SiteContext,
): StreamingSourceView | undefined {
  const { source, basis, isClaim } = report;
  const found = sources[source];
  if (!found) return undefined;
  const who = isClaim ? evidence.claims['provider-claim'] : evidence.publishers[found.publisher];
  return {
    mark: evidence.bases[basis].mark,
    title: found.title,
    language: found.language ?? usualSourceLanguage,
    url: found.url,
    who: who?.label[locale] ?? found.publisher,
    evidence: `${id}/${reportKey(report)}`,
  };
}
