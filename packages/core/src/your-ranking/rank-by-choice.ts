import { memoizePer } from '../memo/memoize.ts';
import { type GroupDifference, groupDifferences } from '../scoring/differences.ts';
import type { Weighing } from '../scoring/methodology.ts';
import { type RankedScore, rankScores, type UnrankedScore } from '../scoring/rank.ts';
import { type Score, weighedScore } from '../scoring/score.ts';
import type { MustHaveAnswer } from './must-haves.ts';
import type { RankingChoice } from './ranking-choice.ts';
import { type RankingData, unpackedProviders } from './ranking-data.ts';
import { type ReaderWeight, readerWeighing, readerWeights } from './reader-weighing.ts';

/** A provider in the reader's ranking, with its published rank. */
export interface ReaderRankedScore extends RankedScore {
  /** The published rank; undefined if the published ranking does not include the provider. */
  readonly publishedRank: number | undefined;
}

/** The providers that one must-have excludes, and their answers. */
export interface MustHaveExclusion {
  readonly need: string;
  readonly providers: readonly { readonly provider: string; readonly answer: MustHaveAnswer }[];
}

export interface ReaderRanking {
  readonly weights: readonly ReaderWeight[];
  readonly ranked: readonly ReaderRankedScore[];
  readonly unranked: readonly UnrankedScore[];
  /** The excluded providers by must-have. A provider that misses several is listed under each. */
  readonly excluded: readonly MustHaveExclusion[];
}

/**
 * Computes the ranking for a reader's choice. The published ranks are those of the profile from which the choice starts.
 */
export function rankByChoice(data: RankingData, choice: RankingChoice): ReaderRanking {
  const profile = findProfile(data, choice);
  const ranks = publishedRanks(data, profile);
  const scores = scoresUnder(data, readerWeighing(data.criteria, profile, choice.weights));
  const excluded = choice.needs.map((need) => exclusion(data, need));
  const isOut = new Set(excluded.flatMap(({ providers }) => providers.map(({ provider }) => provider)));
  const custom = rankScores(
    scores.filter(({ provider }) => !isOut.has(provider)),
    data.rankedFrom,
  );
  return {
    weights: readerWeights(data.criteria, profile, choice.weights),
    ranked: custom.ranked.map(({ rank, score }) => ({
      rank,
      score,
      publishedRank: ranks.get(score.provider),
    })),
    unranked: custom.unranked,
    excluded,
  };
}

// A slider step changes only weights, so everything else is computed once.

const publishedRanks = memoizePer(
  (data) => data,
  (data: RankingData, profile: Weighing): ReadonlyMap<string, number> => {
    const { ranked } = rankScores(scoresUnder(data, profile), data.rankedFrom);
    return new Map(ranked.map(({ rank, score }) => [score.provider, rank]));
  },
  (_, { id }) => id,
);

const exclusion = memoizePer(
  (data) => data,
  ({ providers }: RankingData, need: string): MustHaveExclusion => ({
    need,
    providers: providers.flatMap(({ id, needs }) => {
      const answer = needs[need] ?? 'unknown';
      return answer === 'yes' ? [] : [{ provider: id, answer }];
    }),
  }),
  (_, need) => need,
);

/** Returns every provider's score with some weights, in the order of the data. */
export function scoresUnder(data: RankingData, weighing: Weighing): Score[] {
  const judged = unpackedProviders(data);
  return data.providers.flatMap(({ unmet }, position) => {
    const one = judged[position];
    return one ? [weighedScore(one, data.criteria, weighing, unmet[weighing.id])] : [];
  });
}

function findProfile({ profiles }: RankingData, { profile }: RankingChoice): Weighing {
  const found = profiles.find(({ id }) => id === profile);
  if (!found) throw new Error(`There is no profile "${profile}" in the data of the ranking.`);
  return found;
}

/** Two providers of a ranking, and why one ranks above the other. */
export interface WhyAbove {
  readonly upper: string;
  readonly lower: string;
  /** The scores of the upper and the lower provider. */
  readonly scores: readonly [number, number];
  /** The difference between the scores in points. It may be 0, because other rules break ties. */
  readonly gap: number;
  readonly groups: readonly GroupDifference[];
}

/**
 * Explains why one of two providers ranks above the other, whichever is named first. A provider that is not named is
 * replaced by the first of the others in the ranking. Undefined if one of the two is not ranked, or fewer than two are.
 */
export function whyAbove(
  { ranked }: ReaderRanking,
  { above, below }: Pick<RankingChoice, 'above' | 'below'>,
): WhyAbove | undefined {
  const firstBeside = (other: string | undefined) =>
    ranked.find(({ score }) => score.provider !== other)?.score.provider;
  const one = above ?? firstBeside(below);
  const two = below ?? firstBeside(one);
  const [upper, lower] = ranked.filter(({ score }) => score.provider === one || score.provider === two);
  if (!upper || !lower) return undefined;
  const scores = [upper.score.value ?? 0, lower.score.value ?? 0] as const;
  return {
    upper: upper.score.provider,
    lower: lower.score.provider,
    scores,
    gap: scores[0] - scores[1],
    groups: groupDifferences(upper.score, lower.score),
  };
}
