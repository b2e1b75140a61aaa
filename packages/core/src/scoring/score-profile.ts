import type { Day } from '../day/day.ts';
import { memoize } from '../memo/memoize.ts';
import type { Provider } from '../provider/provider.ts';
import type { Methodology } from './methodology.ts';
import { type Ranking, rankScores } from './rank.ts';
import { computeRankRanges, type RankRanges } from './rank-ranges.ts';
import { judgedScore, judgeProvider } from './score.ts';
import { tiers } from './tiers.ts';

export interface ProfileResult {
  readonly profile: string;
  readonly ranking: Ranking;
  /** Only contains ranked providers. */
  readonly rankRanges: RankRanges;
  /** Ranked providers in tiers, best first; those in the first one are tied for first. */
  readonly tiers: readonly (readonly string[])[];
  /** The ranking of today's facts with their ages on the day the methodology was published: see `agesFixed`. Breaks ties. */
  readonly atPublication: Ranking;
}

/** Computes the ranking for one purpose, from facts and methodology alone. */
export function scoreProfile(
  providers: readonly Provider[],
  methodology: Methodology,
  profile: string,
  asOf: Day,
): ProfileResult {
  return profileScorer(providers, methodology, asOf)(profile);
}

/**
 * Returns a function that ranks a profile without rank ranges, which take most of the time of a full ranking. Rankings are
 * computed on first use; providers are judged once for all of them.
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

/**
 * Returns the methodology for ages on the day it was published. Proofs that came later count in full. Ties are broken by
 * scores under it, because with today's ages a tie could change hands overnight although no fact changed.
 */
function agesFixed(methodology: Methodology): Methodology {
  const { evidence } = methodology;
  return {
    ...methodology,
    evidence: { ...evidence, outsiders: { ...evidence.outsiders, countsLater: true } },
  };
}

/** Returns a function that computes the full result of a profile on first use. */
export function profileScorer(
  providers: readonly Provider[],
  methodology: Methodology,
  asOf: Day,
): (profile: string) => ProfileResult {
  const rankingOf = rankingScorer(providers, methodology, asOf);
  const rankingAtPublication = rankingScorer(providers, agesFixed(methodology), methodology.published);
  return memoize(
    (profile) => profile,
    (profile: string) => {
      const ranking = rankingOf(profile);
      const ranked = ranking.ranked.map((entry) => entry.score);
      const rankRanges = computeRankRanges(ranked, methodology.criteria, methodology.doubt);
      return {
        profile,
        ranking,
        rankRanges,
        tiers: tiers(
          ranked.map(({ provider }) => provider),
          rankRanges.isClearlyAbove,
        ),
        atPublication: rankingAtPublication(profile),
      };
    },
  );
}

/** Returns all providers that are tied for first, in order of score. With several there is no single best. */
export function firstRanked({ tiers: [first = []] }: Pick<ProfileResult, 'tiers'>): readonly string[] {
  return first;
}

/**
 * Returns the providers that were ranked on an earlier day but no longer are. Both rankings use the same facts, so age
 * alone is the reason. If there are any, an empty list says "no longer", otherwise "not yet".
 */
export function noLongerRanked(
  providers: readonly Provider[],
  methodology: Methodology,
  profile: string,
  since: Day,
  asOf: Day,
): string[] {
  const rankedOn = (day: Day) =>
    rankingScorer(providers, methodology, day)(profile).ranked.map((entry) => entry.score.provider);
  const now = rankedOn(asOf);
  return rankedOn(since).filter((provider) => !now.includes(provider));
}
