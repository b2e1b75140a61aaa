import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/** Max characters. A longer query is unlikely and only costs time. */
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

/** Max results on one page. Later results match less well and are on the next page. */
export const resultsPerPage = 20;

/** Returns the requested page of results; the first by default. */
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
