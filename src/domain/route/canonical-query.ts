/** The only parameters that make another page of an address; everything else in a query is somebody's noise. */
export const canonicalParameters = ['page', 'sort', 'filter', 'search', 'q', 'category', 'tag'] as const;

/** What a canonical link keeps of a query: the known parameters, sorted. Empty, or with its question mark. */
export function canonicalQuery(query: string): string {
  const kept = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name]) =>
      canonicalParameters.some((known) => known === name.toLowerCase()),
    ),
  );
  kept.sort();
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
