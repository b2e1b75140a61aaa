import { addDays, type Day } from '@vpn-site/core/day/day.ts';

/**
 * The site is built every day, whoever mends a build that fails has some days, and a cache serves what it has while the
 * origin is away. Who reads a page a week later has a copy that nobody tends.
 */
const daysUntilOld = 7;

/** The first day on which a page that judges its facts on a day must say that it is old. */
export function oldFrom(asOf: Day): Day {
  return addDays(asOf, daysUntilOld);
}
