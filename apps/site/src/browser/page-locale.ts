import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/**
 * Returns the language of the current page. The build writes only languages of the locale table, so pages don't load the
 * table to check.
 */
export function pageLocale(): LocaleCode {
  return document.documentElement.lang as LocaleCode;
}
