/** Returns the query that opens the report form for a fact, by the name of its card: "mullvad/kill-switch". */
export function aboutQuery(evidence: string): string {
  return `?about=${evidence.split('/').map(encodeURIComponent).join('/')}`;
}
