import type { PartialDate } from '../day/partial-date.ts';
import { type Country, type CountryFact, factsOfKind } from './country.ts';

/** Returns the orders that are not known to be lifted: an order counts until a source reports that it was lifted. */
export function activeOrders(country: Pick<Country, 'facts'>): CountryFact<'order'>[] {
  return factsOfKind(country, 'order').filter(({ value }) => value.state !== 'lifted');
}

/** Returns the active orders that name a provider, in file order (oldest first). */
export function ordersNaming(country: Pick<Country, 'facts'>, provider: string): CountryFact<'order'>[] {
  return activeOrders(country).filter(({ value }) => value.providers.includes(provider));
}

/** Whether a country blocks providers by name. */
export function blocksProviders(country: Pick<Country, 'facts'>): boolean {
  return activeOrders(country).length > 0;
}

/** Returns the day of an order, or the date of the report that names the services if the day is unknown. */
export function orderDate({ value, claim }: CountryFact<'order'>): PartialDate | undefined {
  return value.issued === 'unknown' ? claim.asOf : value.issued;
}

/** Moves the entries of providers that no active order names to the front. Otherwise the order does not change. */
export function unblockedFirst<T>(
  entries: readonly T[],
  providerOf: (entry: T) => string,
  country: Pick<Country, 'facts'>,
): T[] {
  const { unnamed = [], named = [] } = Object.groupBy(entries, (entry) =>
    ordersNaming(country, providerOf(entry)).length > 0 ? 'named' : 'unnamed',
  );
  return [...unnamed, ...named];
}
