import { consumerTax } from '../country/consumer-tax.ts';
import { type Country, factsOfKind } from '../country/country.ts';
import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/locale-table.ts';
import type { TaxToAdd } from './with-tax.ts';

/** For whom prices are shown: where the readers of a language live, as far as that is one country. */
export interface PriceReader {
  /** The country's code; undefined where a language is read everywhere. */
  readonly market: string | undefined;
  /** What is added there to a price without tax; undefined where the rate is unknown or too old to be used. */
  readonly tax: TaxToAdd | undefined;
  /** What the tax is called there, whatever its rate. */
  readonly taxName: LocalizedText | undefined;
  readonly currency: string | undefined;
}

/** Readers of whom no country is known: prices are shown as they were published. */
export const anyReader: PriceReader = {
  market: undefined,
  tax: undefined,
  taxName: undefined,
  currency: undefined,
};

/** Readers who live in a country, on a day: a rate that was read too long ago is not added to anything. */
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
 * The same with tax added also where a page does not mention it. Whether it is in such a price nobody knows, so what is
 * said of two prices must hold both ways.
 */
export function ifUnknownLacksTax<Rules extends { readonly reader: PriceReader }>(rules: Rules): Rules {
  const { tax } = rules.reader;
  return tax ? { ...rules, reader: { ...rules.reader, tax: { ...tax, addToUnknown: true } } } : rules;
}
