import type { Catalog } from '#catalog/catalog.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { memoizePer } from '#domain/memo/memoize.ts';
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
import { SearchIndex } from '#search/search-index.ts';
import { composeSearchFile } from './search-file.ts';

/** The answer to a query at the address of search, or undefined at any other. */
export function searchPageAt(catalog: Catalog, path: string, query: string): SearchPage | undefined {
  const locale = searchLocale(path);
  if (locale === undefined) return undefined;
  const asked = searchQuery(query);
  // The results in another language are others, and so are their pages: only the words go along.
  const kept = asked === '' ? '' : `?${new URLSearchParams({ q: asked })}`;
  const parameters = new URLSearchParams(query);
  parameters.set('q', asked);
  return {
    kind: 'search',
    answer: answerTo(asked, askedPage(query), indexOf(catalog, locale)),
    path,
    locale,
    layout: 'default',
    query: `?${parameters}`,
    alternates: localeCodes.map((code) => ({ locale: code, path: searchPath(code) + kept })),
  };
}

function answerTo(query: string, page: number, index: SearchIndex): SearchAnswer {
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

/** Made when it is first asked for, once for all queries. */
const indexOf = memoizePer(
  (catalog) => catalog,
  (catalog: Catalog, locale: LocaleCode) => new SearchIndex(composeSearchFile(catalog, locale)),
  (_catalog, locale) => locale,
);
