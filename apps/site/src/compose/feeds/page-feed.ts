import type { Catalog } from '@vpn-site/content/catalog.ts';
import { localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { Feed, FeedEntry } from '#head/feeds/feed.ts';
import { feedId } from '#head/feeds/feed.ts';
import type { LocaleSite } from '../locale-site.ts';
import { readableKindOf } from '../page-kinds.ts';
import { pageDescription, pageModified, pageTitle, readablePages } from '../pages.ts';

const maxEntries = 50;

/** Returns the feed of new and changed pages of one language, newest first. */
export function pageFeed(catalog: Catalog, { frame, t }: Pick<LocaleSite, 'frame' | 't'>): Feed {
  const { site, locale } = frame;
  const dated = readablePages(catalog, [locale])
    .flatMap((page) => {
      const day = pageModified(page, catalog.facts);
      return day === undefined ? [] : [{ page, day }];
    })
    .toArray();
  const entries = dated
    .toSorted(
      (a, b) =>
        Number(b.day > a.day) - Number(b.day < a.day) ||
        // Rechecking one fact changes all comparisons of its provider, so written pages come first.
        Number('updated' in b.page) - Number('updated' in a.page),
    )
    .slice(0, maxEntries)
    .map(
      ({ page, day }): FeedEntry => ({
        id: feedId(site.url, `${readableKindOf(page).listing.id(page)}.${locale}`),
        title: pageTitle(page, site, t),
        url: canonicalLink(site.url, page.path),
        summary: pageDescription(page, site, t),
        updated: day,
      }),
    );
  return {
    id: feedId(site.url, `feed.${locale}`),
    title: t('feeds.pages', { name: site.name }),
    description: t('feeds.pagesDescription'),
    author: site.name,
    language: localeOf(locale).language,
    homeUrl: canonicalLink(site.url, homePath(locale)),
    entries,
  };
}
