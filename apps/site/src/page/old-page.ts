import { addDays, type Day } from '@vpn-site/core/day/day.ts';

/**
 * Days after which a page shows that it is old. The site is built every day, fixing a failed build may take some days, and
 * caches keep serving while the origin is down. A page that is a week old is an unmaintained copy.
 */
const daysUntilOld = 7;

/** Returns the first day on which a page must show that it is old, given the day on which it judges its facts. */
export function oldFrom(asOf: Day): Day {
  return addDays(asOf, daysUntilOld);
}
