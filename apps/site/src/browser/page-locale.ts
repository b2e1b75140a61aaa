import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/** The language of the page that is being read: one of the table, which no page has to fetch for this. */
export function pageLocale(): LocaleCode {
  return document.documentElement.lang as LocaleCode;
}
