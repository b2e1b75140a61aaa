import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/** Returns the path of the report form in one language. The form posts to the same address. */
export function reportPath(locale: LocaleCode): string {
  return localizedPath(locale, localeOf(locale).addresses.report);
}

export function reportLocale(path: string): LocaleCode | undefined {
  return localeCodes.find((locale) => reportPath(locale) === path);
}
