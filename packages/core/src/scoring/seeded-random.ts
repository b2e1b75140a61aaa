/**
 * Creates a random generator that returns the same numbers for a seed on every machine, so that anyone can recompute the
 * samples (mulberry32).
 */
export function seededRandom(seed: number): () => number {
  // Stored as a signed 32-bit integer, because engines keep larger numbers on the heap, and there are millions of samples.
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
