/** The same seed gives the same numbers everywhere, so that anyone can recompute what was drawn (mulberry32). */
export function seededRandom(seed: number): () => number {
  // Kept in 32 bits with a sign: engines hold larger numbers on the heap, and there are millions of draws.
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
