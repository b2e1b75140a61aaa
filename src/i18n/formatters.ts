import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { formattingLocale } from '#domain/locale/locale-table.ts';

/** Making a formatter is a thousand times dearer than using one, so each is made once. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const relatives = new Map<string, Intl.RelativeTimeFormat>();

export function numberFormatter(
  locale: LocaleCode,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return once(numbers, locale, options, (iso) => new Intl.NumberFormat(iso, options));
}

export function dateFormatter(locale: LocaleCode, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return once(dates, locale, options, (iso) => new Intl.DateTimeFormat(iso, options));
}

export function relativeFormatter(
  locale: LocaleCode,
  options: Intl.RelativeTimeFormatOptions,
): Intl.RelativeTimeFormat {
  return once(relatives, locale, options, (iso) => new Intl.RelativeTimeFormat(iso, options));
}

function once<T>(made: Map<string, T>, locale: LocaleCode, options: object, make: (iso: string) => T): T {
  const key = locale + JSON.stringify(options);
  const formatter = made.get(key) ?? make(formattingLocale(locale));
  made.set(key, formatter);
  return formatter;
}
