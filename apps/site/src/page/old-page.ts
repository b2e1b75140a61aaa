import { addDays, type Day } from '@vpn-site/core/day/day.ts';

/**
 * The number of days after which a page tells readers that it is old. The site is built every day, fixing a failed build
 * may take some days, and caches serve pages while the origin is down. A page that is a week old is an unmaintained copy.
 */
const daysUntilOld = 7;

/**
 * Returns the first day on which a page must tell readers that it is old. `asOf` is the day for which it computed the age
 * of facts.
 */
export function oldFrom(asOf: Day): Day {
  return addDays(asOf, daysUntilOld);
}
