import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { firstDayOf } from '@vpn-site/core/day/partial-date.ts';
import { documentTitle } from '@vpn-site/core/document/content-document.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { addNoBreakSpaces } from '@vpn-site/core/locale/no-break.ts';
import { memoizePer } from '@vpn-site/core/memo/memoize.ts';
import { isNewsListPath, newsListPath } from '@vpn-site/core/route/news-address.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { CollectionPage } from 'schema-dts';
import { collectionPage, type DescribedPage } from '#head/structured-data/page-nodes.ts';
import type { NewsEntry, NewsListPage } from '#page/page.ts';
import type { Address } from '../page-kind.ts';
import { happenedOf } from './news.ts';

/** The news of each language, newest event first. Computed once per catalog. */
const newsByLocale = memoizePer(
  (catalog) => catalog,
  ({ documents }: Catalog): ReadonlyMap<LocaleCode, readonly NewsEntry[]> => {
    const posts = documents.all().filter(({ kind }) => kind === 'news');
    const groups = Map.groupBy(posts, ({ locale }) => locale);
    return new Map(
      [...groups].map(([locale, list]) => [
        locale,
        list
          .map((document) => {
            const { description: summary, updated, published = updated } = document.frontMatter;
            const path = localizedPath(locale, document.slug);
            return {
              id: document.id,
              path,
              title: addNoBreakSpaces(documentTitle(document), locale),
              description: addNoBreakSpaces(summary, locale),
              published,
              happened: happenedOf(document),
              updated,
            };
          })
          .toSorted((a, b) => eventDay(b).localeCompare(eventDay(a), 'en')),
      ]),
    );
  },
);

/** Returns the day by which a post is sorted: that of its event. */
function eventDay({ happened, published }: Pick<NewsEntry, 'happened' | 'published'>): Day {
  return firstDayOf(happened ?? published);
}

/** Returns the news of a language, newest event first. */
export function newsIn(catalog: Catalog, locale: LocaleCode): readonly NewsEntry[] {
  return newsByLocale(catalog).get(locale) ?? [];
}

export function resolve({ catalog, path }: Pick<Address, 'catalog' | 'path'>): NewsListPage | undefined {
  if (!isNewsListPath(path)) return undefined;
  const { locale } = parseLocalizedPath(path);
  const posts = newsIn(catalog, locale);
  const updated = posts
    .map((post) => post.updated)
    .toSorted()
    .at(-1);
  if (updated === undefined) return undefined;
  return {
    kind: 'newsList',
    path,
    locale,
    posts,
    updated,
    alternates: paths(catalog).map((alternate) => ({
      locale: parseLocalizedPath(alternate).locale,
      path: alternate,
    })),
  };
}

/** Returns the address of the news list in each of these languages that has news. */
export function paths(catalog: Catalog, locales: readonly LocaleCode[] = localeCodes): string[] {
  return locales.filter((locale) => newsIn(catalog, locale).length > 0).map(newsListPath);
}

export function title(_page: NewsListPage, _config: SiteConfig, t: Translator): string {
  return t('news.title');
}

export function description(_page: NewsListPage, { name }: SiteConfig, t: Translator): string {
  return t('news.description', { name });
}

export function pageId(): string {
  return 'news';
}

export const picture = {
  kind: (_page: NewsListPage, t: Translator) => t('news.title'),
  rows: () => [],
};

export function schemaOrgNodes(_page: NewsListPage, described: DescribedPage): CollectionPage[] {
  return [collectionPage(described)];
}
