import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { dateFormatter } from './formatters.ts';

/** A day written as YYYY-MM-DD, in words of the reader's language. Days have no time zone. */
export function formatDay(day: string, locale: LocaleCode): string {
  return dateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
