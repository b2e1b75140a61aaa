import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { dateFormatter } from './formatters.ts';

/** From one day to another, saying a month or a year once where both share it. */
export function formatDays(first: string, last: string, locale: LocaleCode): string {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
  return dateFormatter(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(from as Date, to as Date);
}
