import { formattingLocale } from '../locale/locale-table.ts';
import { memoize } from '../memo/memoize.ts';

/** Remembered, because making a formatter costs far more than the sum it is needed for. */
const fractionDigits = memoize(
  (currency) => currency,
  (currency: string) => {
    const format = new Intl.NumberFormat(formattingLocale(), { style: 'currency', currency });
    return format.resolvedOptions().maximumFractionDigits ?? 2;
  },
);

/** Amounts are added and compared in whole cents (yen have none): 0.1 + 0.2 is not 0.3. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigits(currency));
}

export function fromMinor(minor: number, currency: string): number {
  return minor / 10 ** fractionDigits(currency);
}
