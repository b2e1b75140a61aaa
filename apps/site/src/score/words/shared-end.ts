/**
 * Removes a final part in parentheses from the first clause if the second has the same one, such as the basis of two
 * prices.
 */
export function withoutSharedEnd(first: string, second: string): string {
  const [end] = /\s\([^()]*\)$/u.exec(first) ?? [];
  return end !== undefined && second.endsWith(end) ? first.slice(0, -end.length) : first;
}
