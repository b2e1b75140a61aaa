import { defaultLocale, isLocaleCode, type LocaleCode } from '#domain/locale/locale-table.ts';

/** The language of the page that is being read. */
export function pageLocale(): LocaleCode {
  const { lang } = document.documentElement;
  return isLocaleCode(lang) ? lang : defaultLocale;
}
