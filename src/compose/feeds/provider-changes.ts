import type { BlockContext } from '#blocks/block-context.ts';
import { answerText } from '#blocks/evidence/answer-text.ts';
import { factView } from '#blocks/evidence/fact-view.ts';
import type { Day } from '#domain/day/day.ts';
import { isKnown } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { formatDay } from '#i18n/format-day.ts';

/** What happened to a provider's facts on one day, in words. */
export interface ProviderDay {
  readonly day: Day;
  readonly title: string;
  /** A line per fact. */
  readonly lines: readonly string[];
}

/**
 * The one place that knows what counts as news about a provider. So far a day on which its sources were read is
 * one; a history of values would be told here.
 */
export function providerChanges(provider: Provider, context: BlockContext): ProviderDay[] {
  const read = Object.entries(provider.facts).flatMap(([key, fact]) =>
    isKnown(fact) ? [{ key, day: fact.checked }] : [],
  );
  return [...Map.groupBy(read, ({ day }) => day)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([day, facts]) => ({
      day,
      title: context.t('feeds.readAgain', {
        provider: provider.name,
        date: formatDay(day, context.locale),
      }),
      lines: facts.map(
        ({ key }) => `${factView(provider.id, key, context).label}: ${answerText(provider.id, key, context)}`,
      ),
    }));
}
