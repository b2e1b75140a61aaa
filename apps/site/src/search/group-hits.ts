import type { SearchHit } from './index-format.ts';

/** The best answers in their order, then the others by kind, the kind of the best of them first. */
export function groupHits(hits: readonly SearchHit[], best: number): SearchHit[] {
  const others = Map.groupBy(hits.slice(best), ({ entry }) => entry.kind);
  return [...hits.slice(0, best), ...[...others.values()].flat()];
}
