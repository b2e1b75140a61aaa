/** Stands in titles and descriptions for the year that the site speaks of; the owner sets it in one place. */
export const yearPlaceholder = '{year}';

export function withContentYear(text: string, year: number): string {
  return text.replaceAll(yearPlaceholder, String(year));
}
