import type { CostBasis } from '../scoring/methodology.ts';
import type { PriceReader } from './reader-tax.ts';

/** The exchange rates for comparing amounts: those of the scores, and for the reader's own currency the published one. */
export interface CurrencyRules {
  readonly methodology: { readonly costBasis: Pick<CostBasis, 'currency' | 'exchange'> };
  readonly reader: Pick<PriceReader, 'localMoney'>;
}

/** Converts an amount to the currency of the scores, for comparing and sorting; undefined if no rate is known. */
export function inCommonCurrency(
  amount: number,
  currency: string,
  { methodology: { costBasis }, reader: { localMoney } }: CurrencyRules,
): number | undefined {
  if (currency === costBasis.currency) return amount;
  const scored = costBasis.exchange[currency];
  if (scored) return amount * scored.rate;
  const local = currency === localMoney?.currency ? localMoney.perUnit[costBasis.currency] : undefined;
  return local === undefined ? undefined : amount / local;
}
