import { type LocaleCode, localeOf } from '#domain/locale/locale-table.ts';

/** Making a formatter is a thousand times dearer than using one. */
const formatters = new Map<LocaleCode, Intl.DateTimeFormat>();

/** A day written as YYYY-MM-DD, in words of the reader's language. Days have no time zone. */
export function formatDay(day: string, locale: LocaleCode): string {
  return formatterOf(locale).format(new Date(`${day}T00:00:00Z`));
}

function formatterOf(locale: LocaleCode): Intl.DateTimeFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(localeOf(locale).iso, { dateStyle: 'long', timeZone: 'UTC' });
  formatters.set(locale, formatter);
  return formatter;
}
