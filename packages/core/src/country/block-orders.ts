import type { PartialDate } from '../day/partial-date.ts';
import { type Country, type CountryFact, factsOfKind } from './country.ts';

/** Orders that nobody is known to have lifted: an old order stays one until somebody says otherwise. */
export function standingOrders(country: Pick<Country, 'facts'>): CountryFact<'order'>[] {
  return factsOfKind(country, 'order').filter(({ value }) => value.state !== 'lifted');
}

/** The standing orders that name a provider, oldest first as they are written. */
export function ordersNaming(country: Pick<Country, 'facts'>, provider: string): CountryFact<'order'>[] {
  return standingOrders(country).filter(({ value }) => value.providers.includes(provider));
}

/** A country that blocks providers by name. */
export function blocksProviders(country: Pick<Country, 'facts'>): boolean {
  return standingOrders(country).length > 0;
}

/** The day of an order; where nobody gives it, the date of the report that names the services. */
export function orderDate({ value, claim }: CountryFact<'order'>): PartialDate | undefined {
  return value.issued === 'unknown' ? claim.asOf : value.issued;
}

/** Those whom no standing order names first, each half in the order it came in. Nothing but the orders decides. */
export function unnamedFirst<T>(
  entries: readonly T[],
  providerOf: (entry: T) => string,
  country: Pick<Country, 'facts'>,
): T[] {
  const { unnamed = [], named = [] } = Object.groupBy(entries, (entry) =>
    ordersNaming(country, providerOf(entry)).length > 0 ? 'named' : 'unnamed',
  );
  return [...unnamed, ...named];
}
