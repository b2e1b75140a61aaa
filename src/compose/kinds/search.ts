import type { Catalog } from '#catalog/catalog.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import type { SearchPage } from '#domain/page/page.ts';
import type { SearchAnswer } from '#domain/search/search-file.ts';
import {
  askedPage,
  pageCount,
  resultsPerPage,
  searchLocale,
  searchPath,
  searchQuery,
} from '#domain/search/search-query.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/messages.ts';
import type { SearchIndex } from '#search/search-index.ts';
import type { Address } from '../page-kind.ts';

/** The results of a query at the address of search, or undefined at any other. */
export function resolve({
  path,
  query,
  searchIndex,
}: Pick<Address, 'path' | 'query' | 'searchIndex'>): SearchPage | undefined {
  const locale = searchLocale(path);
  if (locale === undefined) return undefined;
  const asked = searchQuery(query);
  // The results in another language are others, and so are their pages: only the words go along.
  const kept = asked === '' ? '' : `?${new URLSearchParams({ q: asked })}`;
  const parameters = new URLSearchParams(query);
  parameters.set('q', asked);
  return {
    kind: 'search',
    answer: findResults(asked, askedPage(query), searchIndex(locale)),
    path,
    locale,
    query: `?${parameters}`,
    alternates: localeCodes.map((code) => ({ locale: code, path: searchPath(code) + kept })),
  };
}

function findResults(query: string, page: number, index: SearchIndex): SearchAnswer {
  const { hits, total } = index.findPart(query, (page - 1) * resultsPerPage, resultsPerPage);
  return {
    query,
    hits,
    page,
    pages: pageCount(total),
    total,
    suggestion: total === 0 ? index.suggest(query) : undefined,
  };
}

export function paths(_catalog: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.map(searchPath);
}

export function title({ answer: { query } }: SearchPage, _config: SiteConfig, t: Translator): string {
  return query === '' ? t('search.title') : t('search.titleFor', { query });
}

export function description(_page: SearchPage, _config: SiteConfig, t: Translator): string {
  return t('search.intro');
}
