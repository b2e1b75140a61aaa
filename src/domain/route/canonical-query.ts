/** The only parameters that make another page of an address; everything else in a query is somebody's noise. */
export const canonicalParameters = ['page', 'sort', 'filter', 'search', 'q', 'category', 'tag'] as const;

/** In characters. Nothing that a page answers is longer, and a link must not grow with what somebody sends. */
export const longestParameter = 100;

/**
 * What a canonical link keeps of a query: the known parameters that say something, each once, sorted. Empty, or with its
 * question mark.
 */
export function canonicalQuery(query: string): string {
  const asked = new URLSearchParams(query);
  const kept = canonicalParameters.flatMap((name) => {
    const value = [...(asked.get(name) ?? '')].slice(0, longestParameter).join('').trim();
    return value === '' ? [] : [[name, value]];
  });
  const sorted = new URLSearchParams(kept);
  sorted.sort();
  const text = sorted.toString();
  return text === '' ? '' : `?${text}`;
}
