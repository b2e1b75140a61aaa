import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { numberFormatter } from './formatters.ts';

/** An amount in its own currency, written as the reader's language writes it. Nothing is converted. */
export function formatMoney(amount: number, currency: string, locale: LocaleCode): string {
  return numberFormatter(locale, { style: 'currency', currency }).format(amount);
}
