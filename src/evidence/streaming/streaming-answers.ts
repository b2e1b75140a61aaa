import { type Provider, usualSourceLanguage } from '#domain/provider/provider.ts';
import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import {
  type DatedReport,
  datedReports,
  reportKey,
  streamingDefinition,
} from '#domain/streaming/streaming-reports.ts';
import { formatPartialDate, inSentence, regionName } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card.ts';
import { sourceViews } from '../fact/fact.ts';

interface StreamingSourceView {
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

function regionsText(regions: readonly string[], site: SiteContext): string {
  if (regions.length === 0) return site.t('blocks.comparisonStreamingTable.noRegion');
  return regions.map((region) => regionName(region, site.locale)).join(', ');
}

function sourceView(
  report: DatedReport,
  provider: Provider,
  site: SiteContext,
): StreamingSourceView | undefined {
  const { source, basis, isClaim, quotes } = report;
  const { evidence, locale } = site;
  const [found] = sourceViews({ sources: [source], quotes }, provider, site);
  if (!found) return undefined;
  return {
    mark: evidence.bases[basis].mark,
    title: found.title,
    language: found.language ?? usualSourceLanguage,
    url: found.url,
    who: isClaim ? evidence.claims['provider-claim'].label[locale] : found.publisher,
    evidence: `${provider.id}/${reportKey(report)}`,
  };
}

export interface Reported {
  readonly provider: Provider;
  readonly reports: readonly DatedReport[];
}

/** A source and the providers whose columns rest on it. */
export interface StreamingSource {
  readonly mark: string;
  readonly title: string;
  /** Of the title. */
  readonly language: string;
  readonly url: string;
  readonly who: string;
  readonly providers: string;
}

/** Each source once, however many columns rest on it. */
export function sourcesOf(shown: readonly Reported[], site: SiteContext): StreamingSource[] {
  const used = shown.flatMap(({ provider, reports }) =>
    reports.flatMap((report) => {
      // The whole page: each column may rest on other words of it.
      const source = sourceView({ ...report, quotes: undefined }, provider, site);
      return source ? [{ ...source, provider: provider.name }] : [];
    }),
  );
  return [...Map.groupBy(used, ({ url }) => url).values()].flatMap((same) => {
    const [first] = same;
    const providers = [...new Set(same.map(({ provider }) => provider))].join(', ');
    if (!first) return [];
    const { mark, title, language, url, who } = first;
    return [{ mark, title, language, url, who, providers }];
  });
}

/** Each report has its own source and date, so its mark opens a card of its own, not the card of all reports. */
export function streamingEvidence(provider: Provider, site: SiteContext): [string, EvidenceCardView][] {
  const definition = streamingDefinition(site.vocabulary);
  if (!definition) return [];
  const { t, locale } = site;
  const word = (option: string) => definition.options[option]?.[locale] ?? option;
  return datedReports(provider, definition, site.asOf).map((report) => {
    const { service, result, regions, basis, date, checked, firstRead, isWeak, source, quotes } = report;
    const title = t('evidence.title', { fact: word(service), answer: inSentence(word(result), locale) });
    const card = evidenceCardView(
      {
        provider,
        definition,
        title,
        dissent: [],
        claim: {
          basis,
          asOf: date,
          checked,
          firstRead,
          // Without a date it is weak by itself, and the card says so.
          confidence: isWeak && date !== undefined ? 'low' : undefined,
          sources: [source],
          quotes,
        },
      },
      site,
    );
    return [reportKey(report), { ...card, note: regionsText(regions, site) }];
  });
}
