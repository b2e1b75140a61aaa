import { nearestName } from '@vpn-site/core/document/nearest-name.ts';

/** Returns the remedy for a name that does not exist: the one that was probably meant, otherwise all valid ones. */
export function suggestion(name: string, known: readonly string[]): string {
  const near = nearestName(name, known);
  return near === undefined ? `Write one of: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}
