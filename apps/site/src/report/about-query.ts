/** The query with which the form for reports is about a fact, by the name of its card: "mullvad/kill-switch". */
export function aboutQuery(evidence: string): string {
  return `?about=${evidence.split('/').map(encodeURIComponent).join('/')}`;
}
