/** Fields that describe the evidence and not the value. The names of sources differ by provider. */
const evidence = new Set(['source', 'confidence', 'asOf', 'observed']);

/**
 * Returns a string that is equal for two values if and only if they mean the same. It ignores the order of lists and
 * undefined fields, because the order only shows how editors typed them.
 */
export function contentKey(value: unknown): string {
  if (Array.isArray(value)) {
    return `[${value
      .map((item) => contentKey(item))
      .toSorted()
      .join(',')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries(value)
    .filter(([name, field]) => field !== undefined && !evidence.has(name))
    .map(([name, field]) => `${JSON.stringify(name)}:${contentKey(field)}`);
  return `{${fields.toSorted().join(',')}}`;
}
