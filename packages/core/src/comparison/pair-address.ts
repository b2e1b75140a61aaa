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
  return readingsOf(slug, template).find(([a, b]) => isCanonicalPair(a, b) && isProvider(a) && isProvider(b));
}

/** Every two texts that an address of this template may name, in its order. */
export function* readingsOf(address: string, template: string): IteratorObject<Pair, undefined> {
  const [before = '', between = '', after = ''] = template.split(/\{[ab]\}/);
  if (!address.startsWith(before) || !address.endsWith(after)) return;
  const named = address.slice(before.length, address.length - after.length);
  for (let at = named.indexOf(between); at !== -1; at = named.indexOf(between, at + 1)) {
    yield [named.slice(0, at), named.slice(at + between.length)];
  }
}

/** Every comparison that can be made, each once, sorted. */
export function allPairs(ids: readonly string[]): Pair[] {
  const sorted = [...new Set(ids)].toSorted();
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second): Pair => [first, second]));
}
