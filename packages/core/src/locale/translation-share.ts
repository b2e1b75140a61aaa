/** How many texts there are, and how many of them a language has. */
export interface TextCount {
  readonly translated: number;
  readonly all: number;
}

/** Search engines are shown a language that is being built up from this share of its texts on. */
export const indexedShare = 0.9;

/**
 * The share of all texts that is translated. Each counts as one, a document no more than a label: readers meet labels on
 * every page, and a document that is missing is on none.
 */
export function translatedShare(counts: readonly TextCount[]): number {
  const sum = (of: keyof TextCount) => counts.reduce((total, count) => total + count[of], 0);
  const all = sum('all');
  return all === 0 ? 1 : sum('translated') / all;
}

export function isIndexedAt(share: number): boolean {
  return share >= indexedShare;
}
