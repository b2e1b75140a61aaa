import type { Day } from '../day/day.ts';
import { memoize } from '../memo/memoize.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from './methodology.ts';
import { type Places, placeRanges } from './place-ranges.ts';
import { type Ranking, rankScores } from './rank.ts';
import { judgedScore, judgeProvider } from './score.ts';

export interface ProfileResult {
  readonly profile: string;
  readonly ranking: Ranking;
  /** Only of those that are ranked. */
  readonly places: Places;
}

/** A whole ranking for one purpose, from facts and methodology alone. */
export function scoreProfile(
  providers: readonly Provider[],
  methodology: Methodology,
  profile: string,
  asOf: Day,
): ProfileResult {
  return profileScorer(providers, methodology, asOf)(profile);
}

/**
 * The order of the list for every purpose, without the doubt about places, which takes most of the time of a whole ranking.
 * Each is made when it is first asked for; providers are judged once for all of them.
 */
export function rankingScorer(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): (profile: string) => Ranking {
  const judged = providers.map((provider) => ({
    provider,
    judged: judgeProvider(provider, methodology, asOf),
  }));
  return memoize(
    (profile) => profile,
    (profile: string) => {
      const scores = judged.map((each) => judgedScore(each.provider, each.judged, methodology, profile));
      return rankScores(scores, methodology.rankedFrom);
    },
  );
}

/** The rankings for all purposes, each made when it is first asked for. */
export function profileScorer(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): (profile: string) => ProfileResult {
  const rankingOf = rankingScorer(providers, methodology, asOf);
  return memoize(
    (profile) => profile,
    (profile: string) => {
      const ranking = rankingOf(profile);
      const ranked = ranking.ranked.map((entry) => entry.score);
      return { profile, ranking, places: placeRanges(ranked, methodology.criteria, methodology.doubt) };
    },
  );
}

/** All who share the first place, in the order of their scores. Nobody is the best as long as there are several. */
export function firstPlaces({ ranking, places }: ProfileResult): string[] {
  return ranking.ranked
    .map(({ score: { provider } }) => provider)
    .filter((provider) => places.ranges.get(provider)?.from === 1);
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
    rankingScorer(providers, methodology, day)(profile).ranked.map((place) => place.score.provider);
  const now = rankedOn(asOf);
  return rankedOn(since).filter((provider) => !now.includes(provider));
}
