import type { CollectionPage } from 'schema-dts';
import type { Catalog } from '#catalog/catalog.ts';
import { documentTitle } from '#domain/document/content-document.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { noBreak } from '#domain/locale/no-break.ts';
import { memoizePer } from '#domain/memo/memoize.ts';
import type { NewsEntry, NewsListPage } from '#domain/page/page.ts';
import { isNewsListPath, newsListPath } from '#domain/route/news-address.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import { collectionPage, type DescribedPage } from '#head/structured-data/page-nodes.ts';
import type { Translator } from '#i18n/messages.ts';
import type { Address } from '../page-kind.ts';

/** The news of each language, the newest first, read once per catalog. */
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
              title: noBreak(documentTitle(document), locale),
              description: noBreak(summary, locale),
              published,
              updated,
            };
          })
          .toSorted((a, b) => Number(b.published > a.published) - Number(b.published < a.published)),
      ]),
    );
  },
);

/** The news of a language, the newest first. */
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

/** A list in each of these languages that has news. */
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

export function schemaOrgNodes(_page: NewsListPage, described: DescribedPage): CollectionPage[] {
  return [collectionPage(described)];
}
