import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

/** Where the worker finds what search in a language is made of. */
export function searchPartsFile(locale: LocaleCode): string {
  return `/_answers/search/${locale}.json`;
}

/** As it is asked for: hosts leave the ending of a page out. */
export function searchTemplateFile(locale: LocaleCode): string {
  return `/_answers/search/${locale}`;
}

/** Stands in the template for what is searched for, so that it can be told apart in words and in addresses. */
export const placeholderQuery = '{asked}';
