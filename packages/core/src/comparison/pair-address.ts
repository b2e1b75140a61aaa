/** The ids of two providers in the order of their address. */
export type Pair = readonly [first: string, second: string];

/**
 * Returns the canonical order of a pair, because both orders share one comparison. It compares code units, so that the
 * address does not depend on a language.
 */
export function canonicalPair(a: string, b: string): Pair {
  return a <= b ? [a, b] : [b, a];
}

/** Whether a pair is in canonical order. A provider is never compared with itself, so two equal ids are not canonical. */
export function isCanonicalPair(a: string, b: string): boolean {
  return a < b;
}

/**
 * Returns the pair at an address that follows the template; undefined for other addresses and for the reverse order. It
 * parses the address, because a table of all pairs would grow with the square of the providers. An id may itself contain
 * the separator.
 */
export function pairIn(
  slug: string,
  template: string,
  isProvider: (id: string) => boolean,
): Pair | undefined {
  return possiblePairs(slug, template).find(
    ([a, b]) => isCanonicalPair(a, b) && isProvider(a) && isProvider(b),
  );
}

/** Yields every way to split an address of this template into two ids, in the order of the address. */
export function* possiblePairs(address: string, template: string): IteratorObject<Pair, undefined> {
  const [before = '', between = '', after = ''] = template.split(/\{[ab]\}/);
  if (!address.startsWith(before) || !address.endsWith(after)) return;
  const named = address.slice(before.length, address.length - after.length);
  for (let at = named.indexOf(between); at !== -1; at = named.indexOf(between, at + 1)) {
    yield [named.slice(0, at), named.slice(at + between.length)];
  }
}

/** Returns every possible pair once, sorted. */
export function allPairs(ids: readonly string[]): Pair[] {
  const sorted = [...new Set(ids)].toSorted();
  return sorted.flatMap((first, index) => sorted.slice(index + 1).map((second): Pair => [first, second]));
}
