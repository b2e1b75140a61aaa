import type { Day } from '../day/day.ts';

/** Stands for the name of the site in every text, so that renaming the site changes one line of its configuration. */
export const namePlaceholder = '{site}';

export function withSiteName(text: string, name: string): string {
  return text.replaceAll(namePlaceholder, () => name);
}

/** Stands for the content year in titles and descriptions. */
export const yearPlaceholder = '{year}';

/** The year in which the site began: no headline names an earlier one. */
const firstContentYear = 2025;

/**
 * The year that headlines speak of: that of the newest check of facts, so that no headline looks older than the facts
 * under it. The owner may fix another.
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
