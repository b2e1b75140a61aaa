import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { numberFormatter } from './formatters.ts';

/**
 * Polish writes the euro with its sign and the dollar with its code; in a table of prices both get their code, so that
 * a column reads alike.
 */
const withCodes: ReadonlySet<string> = new Set(['pl']);

/** An amount in its own currency, written as the reader's language writes it. Nothing is converted. */
export function formatMoney(amount: number, currency: string, locale: LocaleCode): string {
  return numberFormatter(locale, {
    style: 'currency',
    currency,
    currencyDisplay: withCodes.has(locale) ? 'code' : 'symbol',
  }).format(amount);
}
