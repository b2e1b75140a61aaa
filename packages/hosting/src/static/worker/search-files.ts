import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';

export function searchPartsFile(locale: LocaleCode): string {
  return `/_answers/search/${locale}.json`;
}

/** Returns the path of the search template without its extension, because hosts remove the extension of pages. */
export function searchTemplateFile(locale: LocaleCode): string {
  return `/_answers/search/${locale}`;
}

/** The placeholder for the query in the template. Its uses in text and in addresses can be distinguished. */
export const placeholderQuery = '{asked}';
