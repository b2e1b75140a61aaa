import type { ProfileResult } from './score-profile.ts';

/** Returns the other providers with the same rank range, in the order of the list. */
export function tiedWith(provider: string, { ranking, rankRanges: places }: ProfileResult): string[] {
  const own = places.byProvider.get(provider);
  return ranking.ranked
    .map(({ score }) => score.provider)
    .filter((other) => {
      const range = places.byProvider.get(other);
      return other !== provider && range?.from === own?.from && range?.to === own?.to;
    });
}
