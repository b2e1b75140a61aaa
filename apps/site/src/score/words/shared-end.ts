/** What two parts of a sentence both end with in brackets, as the basis of two prices, is said once: by the second. */
export function withoutSharedEnd(first: string, second: string): string {
  const [end] = /\s\([^()]*\)$/u.exec(first) ?? [];
  return end !== undefined && second.endsWith(end) ? first.slice(0, -end.length) : first;
}
