import { type GroupDifference, groupDifferences } from '../scoring/group-differences.ts';
import type { YourRanking } from './rank-by-choice.ts';
import type { RankingChoice } from './ranking-choice.ts';

/** Two places of a ranking and what decides between them. */
export interface WhyAbove {
  readonly upper: string;
  readonly lower: string;
  /** In points; 0 where something other than the score decides, or nothing does. */
  readonly gap: number;
  readonly groups: readonly GroupDifference[];
}

/**
 * The two that the reader asks about, the higher one first, whichever way they were named. Who was not named is the
 * first of the others. Undefined where one of them has no place, or there are no two.
 */
export function whyAbove(
  { ranked }: YourRanking,
  { above, below }: Pick<RankingChoice, 'above' | 'below'>,
): WhyAbove | undefined {
  const firstBeside = (other: string | undefined) =>
    ranked.find(({ score }) => score.provider !== other)?.score.provider;
  const one = above ?? firstBeside(below);
  const two = below ?? firstBeside(one);
  const [upper, lower] = ranked.filter(({ score }) => score.provider === one || score.provider === two);
  if (!upper || !lower) return undefined;
  return {
    upper: upper.score.provider,
    lower: lower.score.provider,
    gap: (upper.score.value ?? 0) - (lower.score.value ?? 0),
    groups: groupDifferences(upper.score, lower.score),
  };
}
