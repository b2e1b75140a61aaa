import { selectChangeLog } from '#blocks/page/change-log/change-log.block.ts';
import type { Day } from '#domain/day/day.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What happened to a provider's facts on one day, in words. */
export interface ProviderDay {
  readonly day: Day;
  readonly title: string;
  /** A line per fact. */
  readonly lines: readonly string[];
}

/** What is news about a provider: the same changes that its review lists. */
export function providerChanges({ id, name }: Provider, context: SiteContext): ProviderDay[] {
  const { t } = context;
  return selectChangeLog(id, context).days.map(({ day, dayText, notes, lines }) => ({
    day,
    title: t('feeds.changed', { provider: name, date: dayText }),
    lines: [
      ...notes,
      ...lines.map(({ label, values }) =>
        values
          ? t('feeds.change', { fact: label, before: values.before, after: values.after })
          : `${label}: ${t('dataPages.changes.details')}`,
      ),
    ],
  }));
}
