import type { Catalog } from '#catalog/catalog.ts';
import { localeOf } from '#domain/locale/locale-table.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import { lastModified } from '#domain/page/last-modified.ts';
import type { ReadablePage } from '#domain/page/page.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import type { Feed, FeedEntry } from '#head/feeds/feed.ts';
import { feedId } from '#head/feeds/feed.ts';
import { pageDescription } from '#head/page-head.ts';
import { pageTitle } from '#head/page-title.ts';
import type { LocaleSetting } from '../locale-setting.ts';
import { readablePages } from '../pages.ts';

const entriesAtMost = 50;

/** The pages of one language that are new or have changed, the newest first. */
export function pageFeed(catalog: Catalog, { frame, t }: Pick<LocaleSetting, 'frame' | 't'>): Feed {
  const { site, locale } = frame;
  const dated = readablePages(catalog, [locale])
    .flatMap((page) => {
      const day = lastModified(page, catalog.facts.providers);
      return day === undefined ? [] : [{ page, day }];
    })
    .toArray();
  const entries = dated
    .toSorted(
      (a, b) =>
        Number(b.day > a.day) - Number(b.day < a.day) ||
        // A fact that is read again changes eleven comparisons: what somebody wrote comes first.
        Number(a.page.kind === 'comparison') - Number(b.page.kind === 'comparison'),
    )
    .slice(0, entriesAtMost)
    .map(
      ({ page, day }): FeedEntry => ({
        id: feedId(site.url, `${nameOf(page)}.${locale}`),
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

function nameOf(page: ReadablePage): string {
  return page.kind === 'comparison' ? `comparisons/${page.pair.join('-vs-')}` : page.documentId;
}
