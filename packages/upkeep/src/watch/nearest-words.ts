import type { NearestWords } from '@vpn-site/core/quote/quote-match.ts';
import search from 'approx-string-match';

/** The algorithm works in blocks of 32 errors; with more, long texts would take minutes. */
const mostErrors = 96;

/** Searching a longer text would take seconds; changed words are then reported as gone. */
const longestText = 1_000_000;

/**
 * Finds the closest match with the bit-parallel search of approx-string-match, which annotation tools use for the same
 * purpose.
 */
export const nearestWords: NearestWords = (text, pattern, maxErrors) => {
  if (text.length > longestText) return undefined;
  const matches = search(text, pattern, Math.min(maxErrors, mostErrors));
  const [best] = matches.toSorted((a, b) => a.errors - b.errors || a.start - b.start);
  return best;
};
