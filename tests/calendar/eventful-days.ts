import type { Catalog } from '@vpn-site/content/catalog.ts';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { readDueItems } from '@vpn-site/upkeep/due/due-items.ts';
import { type Horizon, horizon, takesFromReaders } from '@vpn-site/upkeep/rules/horizon.ts';

/** How far the clock is turned. */
export const horizonDays = 730;

/** Places drawn from fewer samples than readers are shown: two years of them would take most of the time. */
export function withFewSamples(catalog: Catalog): Catalog {
  const { methodology } = catalog;
  return { ...catalog, methodology: { ...methodology, doubt: { ...methodology.doubt, samples: 50 } } };
}

/** The last day on which a fact was checked: what the gate judges everything on. */
export function factsDayOf({ facts }: Catalog): Day {
  return datelineOf(facts.providers, facts.vocabulary).checked ?? '';
}

/** What two years do to a site if nobody touches it. */
export function horizonOf(root: string, { facts, methodology }: Catalog, from: Day): Horizon {
  return horizon(readDueItems(root), { providers: facts.providers, methodology }, from, horizonDays);
}

/** Every day on which pages may say something else than the day before, and the last. */
export function eventfulDays(seen: Horizon): Day[] {
  const shown = seen.events.filter((event) => takesFromReaders({ ...seen, events: [event] }));
  return [...new Set([...shown.map(({ day }) => day), addDays(seen.asOf, seen.days)])];
}
