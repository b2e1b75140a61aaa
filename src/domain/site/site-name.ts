/** Stands in every text for the name of the site, so that a rename is one line of the configuration. */
export const namePlaceholder = '{site}';

export function withSiteName(text: string, name: string): string {
  return text.replaceAll(namePlaceholder, () => name);
}
