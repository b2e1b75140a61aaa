/** The ids of two providers in the order of their address. */
export type Pair = readonly [first: string, second: string];

/** Two providers have one comparison, whichever was named first. By code, so that no language moves an address. */
export function pairAddress(a: string, b: string): Pair {
  return a <= b ? [a, b] : [b, a];
}

/** Nothing is compared with itself, so a pair of equals is never an address. */
export function isCanonicalPair(a: string, b: string): boolean {
  return a < b;
}

/**
 * The pair at an address, by the template of such addresses; undefined where it is none, or in the other order. Read from
 * the address, because a table of all would grow with the square of the providers. An id may itself hold what stands
 * between the two.
 */
export function pairIn(
  slug: string,
  template: string,
  isProvider: (id: string) => boolean,
): Pair | undefined {
  const [before = '', between = '', after = ''] = template.split(/\{[ab]\}/);
  if (!slug.startsWith(before) || !slug.endsWith(after)) return undefined;
  const parts = slug.slice(before.length, slug.length - after.length).split(between);
  return parts
    .slice(1)
    .map((_, index): Pair => [parts.slice(0, index + 1).join(between), parts.slice(index + 1).join(between)])
    .find(([a, b]) => isCanonicalPair(a, b) && isProvider(a) && isProvider(b));
}

/** Every comparison that can be made, each once, sorted. */
export function allPairs(ids: readonly string[]): Pair[] {
  const sorted = [...new Set(ids)].toSorted();
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second): Pair => [first, second]));
}
