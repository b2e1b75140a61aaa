import type { Catalog } from '@vpn-site/content/catalog.ts';
import { documentTitle } from '@vpn-site/core/document/content-document.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { SearchPage } from '#page/page.ts';
import { findResults } from '#search/find-results.ts';
import type { SuggestedPage } from '#search/index-format.ts';
import { requestedPageNumber, searchLocale, searchPath, searchQuery } from '#search/search-query.ts';
import type { Address } from '../page-kind.ts';

/** Resolves the search results for a query. */
export function resolve({ catalog, path, query, searchIndex }: Address): SearchPage | undefined {
  const locale = searchLocale(path);
  if (locale === undefined) return undefined;
  const asked = searchQuery(query);
  // Other languages have other results and other result pages, so only the search words are kept.
  const sharedQuery = asked === '' ? '' : `?${new URLSearchParams({ q: asked })}`;
  const results = findResults(asked, requestedPageNumber(query), searchIndex(locale));
  const parameters = new URLSearchParams({ q: asked });
  if (results.page > 1 && results.page <= results.pages) parameters.set('page', String(results.page));
  return {
    kind: 'search',
    answer: { ...results, suggestedPages: suggestedPages(catalog, locale) },
    path,
    locale,
    query: `?${parameters}`,
    alternates: localeCodes.map((code) => ({ locale: code, path: searchPath(code) + sharedQuery })),
  };
}

/** Pages that are suggested if search finds nothing: a question about the reader's purpose, and lists of everything. */
const suggestedDocuments = ['pages/do-i-need-a-vpn', 'pages/rankings', 'pages/glossary'];

function suggestedPages({ documents }: Catalog, locale: LocaleCode): SuggestedPage[] {
  return suggestedDocuments.flatMap((id) => {
    const document = documents.translation(id, locale);
    return document ? [{ path: localizedPath(locale, document.slug), title: documentTitle(document) }] : [];
  });
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
