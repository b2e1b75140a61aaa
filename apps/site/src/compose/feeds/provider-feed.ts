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

/** What changed in the facts of one provider, in one language. Its entries lead to its review, where there is one. */
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

/** What happened to a provider's facts on one day, in words. */
interface ProviderDay {
  readonly day: Day;
  readonly title: string;
  /** A line per fact. */
  readonly lines: readonly string[];
}

/** What is news about a provider: the same changes that its review lists. */
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
