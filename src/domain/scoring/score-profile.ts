import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from './methodology.ts';
import { type Ranking, rank } from './rank.ts';
import { score } from './score.ts';
import { rankStability } from './stability.ts';

export interface ProfileResult {
  readonly profile: string;
  readonly ranking: Ranking;
  /** By provider: the share of re-weightings in which it stays among the first few. Only for ranked ones. */
  readonly stability: ReadonlyMap<string, number>;
}

/** A whole ranking for one purpose, from facts and methodology alone. */
export function scoreProfile(
  providers: readonly Provider[],
  methodology: Methodology,
  profileId: string,
  asOf: Day,
): ProfileResult {
  const scores = providers.map((provider) => score(provider, methodology, profileId, asOf));
  const ranking = rank(scores, methodology, profileId);
  const ranked = ranking.ranked.map((entry) => entry.score);
  return { profile: profileId, ranking, stability: rankStability(ranked, methodology.stability) };
}

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
