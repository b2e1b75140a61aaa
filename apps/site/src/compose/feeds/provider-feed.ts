import type { Day } from '@vpn-site/core/day/day.ts';
import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { selectChangeLog } from '#blocks/page/change-log/change-log.block.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { Feed } from '#head/feeds/feed.ts';
import { feedId } from '#head/feeds/feed.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { LocaleSite } from '../locale-site.ts';

const maxEntries = 50;

/**
 * Returns the feed of changes in one provider's facts, in one language. Its entries link to the review of the provider, if
 * there is one.
 */
export function providerFeed(provider: Provider, { frame, t, site }: LocaleSite): Feed {
  const { site: config, locale } = frame;
  const url = canonicalLink(config.url, site.reviewPath(provider.id) ?? homePath(locale));
  const name = `feeds/${provider.id}`;
  return {
    id: feedId(config.url, `${name}.${locale}`),
    title: t('feeds.provider', { provider: provider.name }),
    description: t('feeds.providerDescription', { provider: provider.name }),
    author: config.name,
    language: localeOf(locale).language,
    homeUrl: url,
    entries: providerChanges(provider, site)
      .slice(0, maxEntries)
      .map(({ day, title, lines }) => ({
        id: feedId(config.url, `${name}/${day}.${locale}`),
        title,
        url,
        summary: lines.join('\n'),
        updated: day,
      })),
  };
}

/** The changes in a provider's facts on one day, as text. */
interface ProviderDay {
  readonly day: Day;
  readonly title: string;
  /** One line per fact. */
  readonly lines: readonly string[];
}

/** Returns the changes that the provider's review lists. */
function providerChanges({ id, name }: Provider, context: SiteContext): ProviderDay[] {
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
