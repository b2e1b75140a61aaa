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

/** Every comparison that can be made, each once, sorted. */
export function allPairs(ids: readonly string[]): Pair[] {
  const sorted = [...new Set(ids)].toSorted();
  return sorted.flatMap((first, place) => sorted.slice(place + 1).map((second): Pair => [first, second]));
}
