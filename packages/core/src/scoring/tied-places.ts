import type { ProfileResult } from './score-profile.ts';

/** Returns the other providers with the same rank range, in the order of the list. */
export function tiedWith(provider: string, { ranking, places }: ProfileResult): string[] {
  const own = places.ranges.get(provider);
  return ranking.ranked
    .map(({ score }) => score.provider)
    .filter((other) => {
      const range = places.ranges.get(other);
      return other !== provider && range?.from === own?.from && range?.to === own?.to;
    });
}
