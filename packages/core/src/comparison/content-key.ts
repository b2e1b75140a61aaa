/** Fields that describe the evidence and not the value. The names of sources differ by provider. */
const evidence = new Set(['source', 'confidence', 'asOf', 'observed']);

/**
 * Returns text that is equal for two values exactly when they mean the same. List order is only the order in which editors
 * wrote it, so it does not count; neither do undefined fields.
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
