import { formattingLocale } from '../locale/locale-table.ts';
import { memoize } from '../memo/memoize.ts';

/** Cached, because creating a formatter costs far more than the calculation it is needed for. */
const fractionDigits = memoize(
  (currency) => currency,
  (currency: string) => {
    const format = new Intl.NumberFormat(formattingLocale(), { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  },
);

/** Converts to whole cents (yen have none) for adding and comparing, because 0.1 + 0.2 is not 0.3. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigits(currency));
}

export function fromMinor(minor: number, currency: string): number {
  return minor / 10 ** fractionDigits(currency);
}
