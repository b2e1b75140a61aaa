import type { ProfileResult } from './score-profile.ts';

/** Those whom nobody stands clearly above, in the order of the list: one, or all who share the first place. */
export function firstPlaces({ ranking, places }: ProfileResult): string[] {
  return ranking.ranked
    .map(({ score }) => score.provider)
    .filter((provider) => places.ranges.get(provider)?.from === 1);
}

/** The others with the same range, in the order of the list. */
export function tiedWith(provider: string, { ranking, places }: ProfileResult): string[] {
  const own = places.ranges.get(provider);
  return ranking.ranked
    .map(({ score }) => score.provider)
    .filter((other) => {
      const range = places.ranges.get(other);
      return other !== provider && range?.from === own?.from && range?.to === own?.to;
    });
}
