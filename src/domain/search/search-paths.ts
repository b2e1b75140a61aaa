import { type LocaleCode, localeCodes, localeOf } from '../locale/locale-table.ts';
import { localizedPath } from '../locale/localized-path.ts';

export function searchPath(locale: LocaleCode): string {
  return localizedPath(locale, localeOf(locale).addresses.search);
}

export function searchLocale(path: string): LocaleCode | undefined {
  return localeCodes.find((locale) => searchPath(locale) === path);
}
