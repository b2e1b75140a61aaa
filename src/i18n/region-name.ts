import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';

/** A country by its code, as the reader's language names it. */
export function regionName(code: string, locale: LocaleCode): string {
  return new Intl.DisplayNames(localeOf(locale).iso, { type: 'region' }).of(code) ?? code;
}
