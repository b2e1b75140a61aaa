import { type LocaleCode, localeCodes, localeOf } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';

/** The page with the form for reports, in one language; reports are posted to its address. */
export function reportPath(locale: LocaleCode): string {
  return localizedPath(locale, localeOf(locale).addresses.report);
}

export function reportLocale(path: string): LocaleCode | undefined {
  return localeCodes.find((locale) => reportPath(locale) === path);
}
