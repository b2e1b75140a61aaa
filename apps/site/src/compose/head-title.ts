/** Max characters of a title before the name of the site. Search results cut longer ones. */
const maxTitle = 64;

/** Returns the first of these titles that search results show whole, or else the fallback. */
export function firstThatFits(titles: readonly string[], fallback: string): string {
  return titles.find(({ length }) => length <= maxTitle) ?? fallback;
}
