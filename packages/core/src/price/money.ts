import { formattingLocale } from '../locale/locale-table.ts';
import { memoize } from '../memo/memoize.ts';

/** Returns the number of decimals of a currency. Cached, because creating a formatter is slow. */
const fractionDigits = memoize(
  (currency) => currency,
  (currency: string) => {
    const format = new Intl.NumberFormat(formattingLocale(), { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  },
);

/**
 * Converts an amount to whole cents for adding and comparing, because 0.1 + 0.2 is not 0.3. Currencies without cents, such
 * as the yen, are not multiplied.
 */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigits(currency));
}

export function fromMinor(minor: number, currency: string): number {
  return minor / 10 ** fractionDigits(currency);
}
