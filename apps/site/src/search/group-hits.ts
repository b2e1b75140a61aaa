import type { SearchHit } from './index-format.ts';

/** Returns the best hits in order, then the others grouped by kind, in the order of each kind's best hit. */
export function groupHits(hits: readonly SearchHit[], best: number): SearchHit[] {
  const others = Map.groupBy(hits.slice(best), ({ entry }) => entry.kind);
  return [...hits.slice(0, best), ...[...others.values()].flat()];
}
