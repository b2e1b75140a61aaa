import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/** In characters. Nobody searches for more, and a longer query only costs time. */
export const maxQueryLength = 100;

/** Reads what was searched for from a query string: one line of bounded length without invisible characters. */
export function searchQuery(query: string): string {
  const asked = new URLSearchParams(query).get('q') ?? '';
  const line = asked
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, maxQueryLength).join('').trim();
}

/** Results beyond these fit less well and are on the next page. */
export const resultsPerPage = 20;

/** The page of results that a query string asks for: the first where it names none. */
export function askedPage(query: string): number {
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
