import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { providerChanges } from '#blocks/page/change-log/provider-changes.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { Feed } from '#head/feeds/feed.ts';
import { feedId } from '#head/feeds/feed.ts';
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
    entries: providerChanges(provider.id, site)
      .slice(0, maxEntries)
      .map(({ day, dayText, lines }) => ({
        id: feedId(config.url, `${name}/${day}.${locale}`),
        title: t('feeds.changed', { provider: provider.name, date: dayText }),
        url,
        summary: lines.join('\n'),
        updated: day,
      })),
  };
}
