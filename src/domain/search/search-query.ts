/** In characters; nobody looks for more, and a longer query only costs time. */
export const longestQuery = 100;

/** What a reader asked for, out of a query string: one line, no invisible characters, of bounded length. */
export function searchQuery(query: string): string {
  const asked = new URLSearchParams(query).get('q') ?? '';
  const line = asked
    .normalize('NFC')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longestQuery).join('').trim();
}
