import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { dateFormatter } from './formatters.ts';

/** Short is for labels in drawings, where a month in full does not fit. */
export type DateLength = 'long' | 'short';

const styles = { long: 'long', short: 'medium' } as const;

/** A day written as YYYY-MM-DD, in words of the reader's language. Days have no time zone. */
export function formatDay(day: string, locale: LocaleCode, length: DateLength = 'long'): string {
  const format = dateFormatter(locale, { dateStyle: styles[length], timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
