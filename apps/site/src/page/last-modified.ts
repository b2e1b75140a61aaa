import type { Country } from '@vpn-site/core/country/country.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';

/**
 * Returns the day of the last change of a page: of its text, or of the checks of facts about its providers or country. It
 * is never the day of a build.
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

/**
 * Returns the newest day on which a fact of a provider, or the report that it closed or merged, was checked. Cached,
 * because a provider is on many pages.
 */
function lastRead(provider: Provider): Day | undefined {
  if (!known.has(provider)) {
    const facts = Object.values(provider.facts).flatMap((fact) => (isKnown(fact) ? [fact.checked] : []));
    const days = provider.status ? [...facts, provider.status.checked] : facts;
    known.set(provider, days.toSorted().at(-1));
  }
  return known.get(provider);
}
