import type { Catalog } from '@vpn-site/content/catalog.ts';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { readDueItems } from '@vpn-site/upkeep/due/due-items.ts';
import { type Horizon, hasReaderImpact, horizon } from '@vpn-site/upkeep/rules/horizon.ts';

/** The number of days by which the clock is moved ahead. */
export const horizonDays = 730;

/**
 * Returns the catalog with fewer samples for rank ranges than readers get, because with the full number two years would
 * take most of the time.
 */
export function withFewSamples(catalog: Catalog): Catalog {
  const { methodology } = catalog;
  return { ...catalog, methodology: { ...methodology, doubt: { ...methodology.doubt, samples: 50 } } };
}

/** Returns the last day on which a fact was checked. The gate computes ages for that day. */
export function factsDayOf({ facts }: Catalog): Day {
  return datelineOf(facts.providers, facts.vocabulary).checked ?? '';
}

/** Returns the horizon: what happens to a site in two years without any edits. */
export function horizonOf(root: string, { facts, methodology }: Catalog, from: Day): Horizon {
  return horizon(readDueItems(root), { providers: facts.providers, methodology }, from, horizonDays);
}

/** Returns every day on which pages may differ from the day before, and the last day. */
export function eventfulDays(seen: Horizon): Day[] {
  const shown = seen.events.filter((event) => hasReaderImpact({ ...seen, events: [event] }));
  return [...new Set([...shown.map(({ day }) => day), addDays(seen.asOf, seen.days)])];
}
