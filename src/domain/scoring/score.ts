import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { type Methodology, profileNamed } from './methodology.ts';
import { type Reason, reasonFor } from './reason.ts';

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

/** The weighted mean over criteria that are known and fresh, with a reason for each. */
export function score(provider: Provider, methodology: Methodology, profileId: string, asOf: Day): Score {
  const profile = profileNamed(methodology, profileId);
  const reasons = methodology.criteria.map((criterion) =>
    reasonFor(provider, criterion, methodology, profile, asOf),
  );
  const all = sum(reasons.map(({ weight }) => weight));
  const known = sum(reasons.map(({ points, weight }) => (points === undefined ? 0 : weight)));
  const counted = sum(reasons.map(({ countedWeight }) => countedWeight));
  const earned = sum(reasons.map(({ points = 0, countedWeight }) => points * countedWeight));
  return {
    provider: provider.id,
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
