/** Fields that say how we know and not what is said. The names of sources differ by provider. */
const evidence = new Set(['source', 'confidence', 'asOf', 'observed']);

/**
 * Text that is the same for two values exactly when they say the same. The order of a list is the order in
 * which editors wrote it, so it does not count; neither does a field that is there but undefined.
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
