import { type LocaleCode, localeOf } from './locale-table.ts';

/** What Intl is asked in where no locale is configured: by rules that speak to nobody, such as how many cents a yen has. */
export const libraryDefaultLocale = 'en-US';

/** The tag in which numbers, dates and names are written for readers of a language, or for nobody. */
export function formattingLocale(locale?: LocaleCode): string {
  return locale === undefined ? libraryDefaultLocale : localeOf(locale).iso;
}
