import type { NearestWords } from '@vpn-site/core/quote/quote-match.ts';
import search from 'approx-string-match';

/** The algorithm works in blocks of 32 errors: with more, long texts would take minutes. */
const mostErrors = 96;

/** In a longer text it would take seconds; words that were changed there are then told as gone. */
const longestText = 1_000_000;

/** By the bit-parallel search of approx-string-match, the one that annotation tools use for the same job. */
export const nearestWords: NearestWords = (text, pattern, maxErrors) => {
  if (text.length > longestText) return undefined;
  const matches = search(text, pattern, Math.min(maxErrors, mostErrors));
  const [best] = matches.toSorted((a, b) => a.errors - b.errors || a.start - b.start);
  return best;
};
