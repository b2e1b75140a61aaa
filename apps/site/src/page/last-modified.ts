import type { Country } from '@vpn-site/core/country/country.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';

/**
 * The day on which a page last changed: when its words did, or when a fact of one of the providers or of the country that it
 * shows was read again. Never the day of a build. A page that nobody wrote has no day for its words.
 */
export function lastModified(
  updated: Day | undefined,
  shown: readonly Provider[],
  country?: Pick<Country, 'facts'>,
): Day | undefined {
  const written = updated === undefined ? [] : [updated];
  const read = country?.facts.map(({ claim }) => claim.checked) ?? [];
  return [...written, ...read, ...shown.flatMap((provider) => lastRead(provider) ?? [])].toSorted().at(-1);
}

const known = new WeakMap<Provider, Day | undefined>();

/** The newest day on which a fact of a provider, or its end, was read. Kept: a provider stands on as many pages as there are others. */
function lastRead(provider: Provider): Day | undefined {
  if (!known.has(provider)) {
    const facts = Object.values(provider.facts).flatMap((fact) => (isKnown(fact) ? [fact.checked] : []));
    const days = provider.status ? [...facts, provider.status.checked] : facts;
    known.set(provider, days.toSorted().at(-1));
  }
  return known.get(provider);
}
