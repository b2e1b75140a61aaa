import { consumerTax } from '../country/consumer-tax.ts';
import { type Country, factsOfKind } from '../country/country.ts';
import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import { type ExchangeRates, type LocalMoney, localMoney } from './exchange-rates.ts';
import type { TaxToAdd } from './with-tax.ts';

/**
 * The reader for whom prices are computed. If most readers of a language live in one country, they see the prices of that
 * country.
 */
export interface PriceReader {
  /** The country code; undefined if the readers of a language live in many countries. */
  readonly market: string | undefined;
  /** The tax that is added in that country to a price without tax; undefined if the rate is unknown or stale. */
  readonly tax: TaxToAdd | undefined;
  /** The local name of the tax, even if its rate is stale. */
  readonly taxName: LocalizedText | undefined;
  /** The currency of that country and its exchange rates, if they are known. */
  readonly localMoney: LocalMoney | undefined;
}

/** A reader of unknown country, who sees prices as published. */
export const anyReader: PriceReader = {
  market: undefined,
  tax: undefined,
  taxName: undefined,
  localMoney: undefined,
};

/** Returns the reader in a country on a day. A stale tax rate is not used. */
export function readerIn(country: Country | undefined, asOf: Day, rates?: ExchangeRates): PriceReader {
  if (!country) return anyReader;
  const [known] = factsOfKind(country, 'tax');
  const current = consumerTax(country, asOf);
  return {
    market: country.code,
    tax: current && { percent: current.value.percent, addToUnknown: false },
    taxName: (current ?? known)?.value.name,
    localMoney: localMoney(rates, country.currency),
  };
}
