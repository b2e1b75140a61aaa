import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { type Methodology, profileNamed, type Weighed, type Weighing, weightIn } from './methodology.ts';
import { type Judgement, judge, type Reason, weigh } from './reason.ts';

/** Scores and points run from 0 to this. */
export const fullScore = 10;

export interface Score {
  readonly provider: string;
  readonly profile: string;
  /** From 0 to 10 with two decimals, or undefined when nothing is known that counts. */
  readonly value: number | undefined;
  /** The share of weight that was known and fresh, from 0 to 1. */
  readonly coverage: number;
  /** How much of that weight rests on strong evidence, from the low-confidence factor to 1. */
  readonly confidence: number;
  readonly reasons: readonly ScoredReason[];
}

/** A reason with its part of the score: the contributions add up to the score. */
export interface ScoredReason extends Reason {
  readonly contribution: number;
}

export function score(provider: Provider, methodology: Methodology, profileId: string, asOf: Day): Score {
  const { criteria } = methodology;
  const profile = profileNamed(methodology, profileId);
  const judgements = criteria.map((criterion) => judge(provider, criterion, methodology, asOf));
  return weighedScore(provider.id, judgements, criteria, profile);
}

/**
 * The weighted mean over criteria that are known and fresh, with a reason for each. The site and a reader who weighs
 * anew both end here, so that the same weights give the same score.
 */
export function weighedScore(
  provider: string,
  judgements: readonly Judgement[],
  criteria: readonly Weighed[],
  profile: Weighing,
): Score {
  const reasons = judgements.map((judgement, position) => {
    const criterion = criteria[position];
    return weigh(judgement, criterion ? weightIn(profile, criterion) : 0);
  });
  const all = sum(reasons.map(({ weight }) => weight));
  const known = sum(reasons.map(({ points, weight }) => (points === undefined ? 0 : weight)));
  const counted = sum(reasons.map(({ countedWeight }) => countedWeight));
  const earned = sum(reasons.map(({ points = 0, countedWeight }) => points * countedWeight));
  return {
    provider,
    profile: profile.id,
    value: counted === 0 ? undefined : roundTo(earned / counted, 2),
    coverage: all === 0 ? 0 : roundTo(known / all, 4),
    confidence: known === 0 ? 0 : roundTo(counted / known, 4),
    reasons: reasons.map((reason) => ({
      ...reason,
      contribution: counted === 0 ? 0 : ((reason.points ?? 0) * reason.countedWeight) / counted,
    })),
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

export function roundTo(number: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(number * factor) / factor;
}
