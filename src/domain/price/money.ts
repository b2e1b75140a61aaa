import { formattingLocale } from '../locale/locale-table.ts';

const fractionDigits = new Map<string, number>();

/** Amounts are added and compared in whole cents (yen have none): 0.1 + 0.2 is not 0.3. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * 10 ** fractionDigitsOf(currency));
}

export function fromMinor(minor: number, currency: string): number {
  return minor / 10 ** fractionDigitsOf(currency);
}

/** Kept, because making a formatter costs far more than the sum it is needed for. */
function fractionDigitsOf(currency: string): number {
  const kept = fractionDigits.get(currency);
  if (kept !== undefined) return kept;
  const format = new Intl.NumberFormat(formattingLocale(), { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  fractionDigits.set(currency, digits);
  return digits;
}
