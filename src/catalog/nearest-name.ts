import { closest, distance } from 'fastest-levenshtein';

/** The valid name a typo most likely meant, or undefined when nothing is near. */
export function nearestName(name: string, valid: readonly string[]): string | undefined {
  if (valid.length === 0) return undefined;
  const candidate = closest(name, [...valid]);
  return distance(name, candidate) <= Math.max(2, Math.floor(name.length / 3)) ? candidate : undefined;
}
