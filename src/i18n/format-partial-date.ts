import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { type DateLength, formatDay } from './format-day.ts';
import { dateFormatter } from './formatters.ts';

/** A date as precise as it is known: a day, a month, or a year. Nothing is made up. */
export function formatPartialDate(date: string, locale: LocaleCode, length: DateLength = 'long'): string {
  if (date.length === 4) return date;
  if (date.length > 7) return formatDay(date, locale, length);
  const month = new Date(`${date}-01T00:00:00Z`);
  return dateFormatter(locale, { year: 'numeric', month: length, timeZone: 'UTC' }).format(month);
}
