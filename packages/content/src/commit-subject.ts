/** The number of characters that lists of commits show in full. */
export const maxSubjectLength = 65;

/**
 * Returns the mistake in a commit subject; undefined if there is none. A subject has the form `area: imperative`, as in
 * `price: use one VAT rule`.
 */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > maxSubjectLength)
    return `has ${subject.length} characters; the limit is ${maxSubjectLength}`;
  if (!/^[a-z][a-z0-9/-]*: [a-z]/.test(subject))
    return 'does not read "area: what changes", as in "price: use one VAT rule per reader"';
  if (subject.endsWith('.')) return 'ends with a period';
  return undefined;
}
