import type { Day } from '../day/day.ts';

/** The placeholder for the site name in every text. To rename the site, one setting is enough. */
export const namePlaceholder = '{site}';

export function withSiteName(text: string, name: string): string {
  return text.replaceAll(namePlaceholder, () => name);
}

/** The placeholder for the content year in titles and descriptions. */
export const yearPlaceholder = '{year}';

/** The year in which the site began. No headline shows an earlier one. */
const firstContentYear = 2025;

/**
 * Returns the year in headlines: that of the newest fact check, so that no headline looks older than its facts. The owner
 * may set another year.
 */
export function contentYear(newestCheck: Day | undefined, fixed?: number): number {
  if (fixed !== undefined) return fixed;
  return newestCheck === undefined
    ? firstContentYear
    : Math.max(firstContentYear, Number(newestCheck.slice(0, 4)));
}

export function withContentYear(text: string, year: number): string {
  return text.replaceAll(yearPlaceholder, String(year));
}
