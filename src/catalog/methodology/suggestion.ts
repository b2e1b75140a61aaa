import { nearestName } from '#domain/document/nearest-name.ts';

/** What was probably meant by a name that does not exist. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near ? `Did you mean "${near}"?` : `Write one of: ${known.join(', ')}.`;
}
