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
  /** The rank ranges of the ranked providers. */
  readonly rankRanges: RankRanges;
  /** The ranked providers in tiers, best first. Those in the first tier are tied for first. */
  readonly tiers: readonly (readonly string[])[];
  /**
   * The ranking of today's facts with their ages on the day when the methodology was published (see `agesFixed`). It breaks
   * ties.
   */
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
 * Returns a function that ranks a profile without rank ranges, which take most of the time of a full ranking. It computes a
 * ranking on first use, and judges providers once for all rankings.
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
 * Returns the methodology for ages on the day when it was published; later proofs count in full. Ties are broken by scores
 * under it, because with today's ages a tie could change overnight although no fact changed.
 */
function agesFixed(methodology: Methodology): Methodology {
  const { evidence } = methodology;
  return {
    ...methodology,
    evidence: { ...evidence, outsiders: { ...evidence.outsiders, countsLater: true } },
  };
}

/** Returns a function that computes the full result of a profile, on first use. */
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

/** Returns all providers that are tied for first, in order of score. If there are several, no single one is best. */
export function firstRanked({ tiers: [first = []] }: Pick<ProfileResult, 'tiers'>): readonly string[] {
  return first;
}

/**
 * Returns the providers that had a rank on an earlier day but no longer have one. Both rankings use the same facts, so the
 * age of facts is the only reason. If there are any, the text for an empty ranking says "no longer", otherwise "not yet".
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
