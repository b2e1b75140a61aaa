/** The max length of a title before the name of the site. Search results cut longer titles. */
const maxTitle = 64;

/** Returns the first of these titles that search results show in full, otherwise the fallback. */
export function firstFittingTitle(titles: readonly string[], fallback: string): string {
  return titles.find(({ length }) => length <= maxTitle) ?? fallback;
}
