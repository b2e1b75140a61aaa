import type { Day } from '../day/day.ts';
import { isStale } from '../provider/freshness.ts';
import { type Country, type CountryFact, factsOfKind } from './country.ts';

/** Returns the tax that consumers in a country pay on top of a price; undefined if it is unknown or stale. */
export function consumerTax(country: Pick<Country, 'facts'>, asOf: Day): CountryFact<'tax'> | undefined {
  return factsOfKind(country, 'tax').find(({ claim, lifetime }) => !isStale(claim, { lifetime }, asOf));
}
