import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/** The max length in characters. Longer queries are unlikely. */
export const maxQueryLength = 100;

/** Reads the search words from a query string: one line of limited length without invisible characters. */
export function searchQuery(query: string): string {
  const asked = new URLSearchParams(query).get('q') ?? '';
  const line = asked
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, maxQueryLength).join('').trim();
}

/** The max number of results on one page. */
export const resultsPerPage = 20;

/** Returns the number of the requested page of results; 1 if the query names none. */
export function requestedPageNumber(query: string): number {
  const asked = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

export function pageCount(total: number): number {
  return Math.ceil(total / resultsPerPage);
}

export function searchPath(locale: LocaleCode): string {
  return localizedPath(locale, localeOf(locale).addresses.search);
}

export function searchLocale(path: string): LocaleCode | undefined {
  return localeCodes.find((locale) => searchPath(locale) === path);
}
