import { type LocaleCode, localeCodes } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';

const slugs: Readonly<Record<LocaleCode, string>> = { en: 'search', pl: 'szukaj', tr: 'ara' };

export function searchPath(locale: LocaleCode): string {
  return localizedPath(locale, slugs[locale]);
}

export function searchLocale(path: string): LocaleCode | undefined {
  return localeCodes.find((locale) => searchPath(locale) === path);
}
