/** The number of texts, and how many of them are translated. */
export interface TextCount {
  readonly translated: number;
  readonly all: number;
}

/** The min share of translated texts from which search engines may index a language that is in progress. */
export const minIndexedShare = 0.9;

/**
 * Returns the share of all texts that is translated. A document counts as much as a label, because readers see labels on
 * every page, but a missing document on none.
 */
export function translatedShare(counts: readonly TextCount[]): number {
  const sum = (of: keyof TextCount) => counts.reduce((total, count) => total + count[of], 0);
  const all = sum('all');
  return all === 0 ? 1 : sum('translated') / all;
}

export function isIndexedAt(share: number): boolean {
  return share >= minIndexedShare;
}
