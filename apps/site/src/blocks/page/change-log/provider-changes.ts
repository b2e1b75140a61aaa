import type { Day } from '@vpn-site/core/day/day.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectChangeLog } from './change-log.block.ts';

/** The changes in a provider's facts on one day, as text. */
export interface ProviderDay {
  readonly day: Day;
  readonly dayText: string;
  /** One line per fact. */
  readonly lines: readonly string[];
}

/** Returns the changes that the provider's review lists, for its feed and for readers who use it. */
export function providerChanges(provider: string, site: SiteContext): ProviderDay[] {
  const { t } = site;
  return selectChangeLog(provider, site).days.map(({ day, dayText, notes, lines }) => ({
    day,
    dayText,
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
