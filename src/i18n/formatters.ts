import { formattingLocale, type LocaleCode } from '#domain/locale/locale-table.ts';
import { memoize } from '#domain/memo/memoize.ts';

// Making a formatter costs a thousand times more than using one, so each is made once.

export const numberFormatter = memoize(
  formatterKey,
  (locale: LocaleCode, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(formattingLocale(locale), options),
);

export const dateFormatter = memoize(
  formatterKey,
  (locale: LocaleCode, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formattingLocale(locale), options),
);

export const relativeFormatter = memoize(
  formatterKey,
  (locale: LocaleCode, options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(formattingLocale(locale), options),
);

function formatterKey(locale: LocaleCode, options: object = {}): string {
  return locale + JSON.stringify(options);
}
