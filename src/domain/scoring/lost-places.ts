import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from './methodology.ts';
import { rank } from './rank.ts';
import { score } from './score.ts';

/**
 * Who had a place in a list on a day, and has none by now. The facts are the same on both days, so age alone took it:
 * a list without anybody says "no longer" where somebody is named here, and "not yet" otherwise.
 */
export function lostPlaces(
  providers: readonly Provider[],
  methodology: Methodology,
  profile: string,
  since: Day,
  asOf: Day,
): string[] {
  const rankedOn = (day: Day) =>
    rank(
      providers.map((provider) => score(provider, methodology, profile, day)),
      methodology,
      profile,
    ).ranked.map((place) => place.score.provider);
  const now = rankedOn(asOf);
  return rankedOn(since).filter((provider) => !now.includes(provider));
}
