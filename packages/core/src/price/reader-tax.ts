import { consumerTax } from '../country/consumer-tax.ts';
import { type Country, factsOfKind } from '../country/country.ts';
import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { TaxToAdd } from './with-tax.ts';

/** The reader whose prices are shown. Most readers of some languages live in one country, whose prices they then see. */
export interface PriceReader {
  /** The country code; undefined where a language is read everywhere. */
  readonly market: string | undefined;
  /** The tax that is added in that country to a price without tax; undefined if the rate is unknown or stale. */
  readonly tax: TaxToAdd | undefined;
  /** The local name of the tax, even if its rate is stale. */
  readonly taxName: LocalizedText | undefined;
  readonly currency: string | undefined;
}

/** A reader of unknown country, who sees prices as published. */
export const anyReader: PriceReader = {
  market: undefined,
  tax: undefined,
  taxName: undefined,
  currency: undefined,
};

/** Returns the reader of a country on a day. A stale tax rate is not used. */
export function readerIn(country: Country | undefined, asOf: Day): PriceReader {
  if (!country) return anyReader;
  const [known] = factsOfKind(country, 'tax');
  const current = consumerTax(country, asOf);
  return {
    market: country.code,
    tax: current && { percent: current.value.percent, addToUnknown: false },
    taxName: (current ?? known)?.value.name,
    currency: country.currency,
  };
}

/**
 * Returns the rules with tax also added to prices whose page does not mention it. Such a price may or may not include tax,
 * so a conclusion about two prices must hold both ways.
 */
export function ifUnknownLacksTax<Rules extends { readonly reader: PriceReader }>(rules: Rules): Rules {
  const { tax } = rules.reader;
  return tax ? { ...rules, reader: { ...rules.reader, tax: { ...tax, addToUnknown: true } } } : rules;
}
