import type { Catalog } from '@vpn-site/content/catalog.ts';
import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { newsListPath } from '@vpn-site/core/route/news-address.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import { type Feed, feedId } from '#head/feeds/feed.ts';
import { newsIn } from '../kinds/news-list.ts';
import type { LocaleSite } from '../locale-site.ts';

const maxEntries = 50;

/** Returns the news feed of one language, newest first; empty if there is no news. */
export function newsFeed(catalog: Catalog, { frame, t }: Pick<LocaleSite, 'frame' | 't'>): Feed[] {
  const { site, locale } = frame;
  const posts = newsIn(catalog, locale);
  if (posts.length === 0) return [];
  return [
    {
      id: feedId(site.url, `news.${locale}`),
      title: t('feeds.news', { name: site.name }),
      description: t('news.description', { name: site.name }),
      author: site.name,
      language: localeOf(locale).language,
      homeUrl: canonicalLink(site.url, newsListPath(locale)),
      entries: posts.slice(0, maxEntries).map(({ id, title, path, description, published, updated }) => ({
        id: feedId(site.url, `${id}.${locale}`),
        title,
        url: canonicalLink(site.url, path),
        summary: description,
        published,
        updated,
      })),
    },
  ];
}
