import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/** Returns the language of the current page. It is always in the locale table, so pages don't have to load the table to check. */
export function pageLocale(): LocaleCode {
  return document.documentElement.lang as LocaleCode;
}
