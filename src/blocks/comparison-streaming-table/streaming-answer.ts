import type { Provider } from '#domain/provider/provider.ts';
import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import type { BlockContext } from '../block-context.ts';
import { factText } from '../evidence/fact-text.ts';
import type { DatedReport } from './dated-reports.ts';

export interface StreamingSourceView {
  readonly mark: string;
  readonly title: string;
  readonly url: string;
  /** The kind of publisher, or that it is the provider's own claim. */
  readonly who: string;
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
  context: BlockContext,
): StreamingAnswer {
  const { locale, evidence, t } = context;
  const { result, regions, date, isStale, isWeak } = report;
  return {
    sign: signs[result],
    text: definition.options[result]?.[locale] ?? result,
    regions:
      regions.length === 0
        ? t('blocks.comparisonStreamingTable.noRegion')
        : regions.map((region) => factText(region, { ...definition, type: 'country' }, context)).join(', '),
    date: date === undefined ? t('facts.noDate') : formatPartialDate(date, locale),
    source: sourceView(report, provider, context),
    stale: isStale ? evidence.states.stale.label[locale] : undefined,
    weak: isWeak ? evidence.confidence.low.label[locale] : undefined,
  };
}

export function sourceView(
  { source, basis, isClaim }: DatedReport,
  { sources }: Provider,
  { evidence, locale }: BlockContext,
): StreamingSourceView | undefined {
  const found = sources[source];
  if (!found) return undefined;
  const who = isClaim ? evidence.claims['provider-claim'] : evidence.publishers[found.publisher];
  return {
    mark: evidence.bases[basis].mark,
    title: found.title,
    url: found.url,
    who: who?.label[locale] ?? found.publisher,
  };
}
