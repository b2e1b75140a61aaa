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
