/** Returns the query that opens the report form for a fact, by the id of its evidence card: "mullvad/kill-switch". */
export function aboutQuery(evidence: string): string {
  return `?about=${evidence.split('/').map(encodeURIComponent).join('/')}`;
}
