/** What fits beyond these fits worse, and stands on the next page. */
export const resultsPerPage = 20;

/** The page of results that a query string asks for: the first where it names none. */
export function askedPage(query: string): number {
  const asked = new URLSearchParams(query).get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

export function pageCount(total: number): number {
  return Math.ceil(total / resultsPerPage);
}
