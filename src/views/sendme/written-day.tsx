import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { formatDay } from '#i18n/formats.ts';

/** A day in the reader's words, and for machines as it is. */
export function WrittenDay({ day, locale }: { readonly day: Day; readonly locale: LocaleCode }) {
  return <time dateTime={day}>{formatDay(day, locale)}</time>;
}
