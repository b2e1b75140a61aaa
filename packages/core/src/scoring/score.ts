import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { clampPoints, roundTo, sum } from './full-score.ts';
import { incidentDeduction } from './incident-deduction.ts';
import { type Judgement, judge } from './judgement.ts';
import {
  type Methodology,
  profileNamed,
  requirementsIn,
  type Weighed,
  type Weighing,
  weightIn,
} from './methodology.ts';
import { firstUnmet, type UnmetRequirement } from './requirement.ts';

/** A score: how much of what the criteria ask for is proven. */
export interface Score {
  readonly provider: string;
  readonly profile: string;
  /** The score from 0 to 10 with two decimals; undefined only if nothing has weight. */
  readonly value: number | undefined;
  /** The score if everything unproven turned out well. */
  readonly possible: number;
  /**
   * The share of weight that rests on evidence, from 0 to 1. Strong evidence counts in full, weak half, unknown not at all.
   */
  readonly evidence: number;
  /** The deduction for incidents. */
  readonly deduction: number;
  /** The unmet requirement because of which the provider is listed without a rank. */
  readonly unmet: UnmetRequirement | undefined;
  readonly reasons: readonly Reason[];
}

/** A criterion with its effect on the score. All contributions add up to the score before the deduction. */
export interface Reason extends Judgement {
  /** The weight in the profile; 0 if the criterion does not apply. */
  readonly weight: number;
  readonly contribution: number;
}

/** The judgments of a provider, before weights. */
export interface JudgedProvider {
  readonly provider: string;
  readonly judgements: readonly Judgement[];
  readonly deduction: number;
}

export function judgeProvider(provider: Provider, methodology: Methodology, asOf: Day): JudgedProvider {
  return {
    provider: provider.id,
    judgements: methodology.criteria.map((criterion) => judge(provider, criterion, { methodology, asOf })),
    deduction: incidentDeduction(provider, methodology, asOf),
  };
}

export function score(provider: Provider, methodology: Methodology, profileId: string, asOf: Day): Score {
  return judgedScore(provider, judgeProvider(provider, methodology, asOf), methodology, profileId);
}

/** Returns the score of a judged provider in one profile. The judgments are the same in every profile. */
export function judgedScore(
  provider: Provider,
  judged: JudgedProvider,
  methodology: Methodology,
  profileId: string,
): Score {
  const profile = profileNamed(methodology, profileId);
  const unmet = firstUnmet(requirementsIn(profile, methodology), provider, judged.judgements);
  return weighedScore(judged, methodology.criteria, profile, unmet);
}

const evidenceShares = { strong: 1, weak: 0.5, unknown: 0, 'not-applicable': 0 } as const;

/**
 * Returns the weighted mean of all criteria that apply, minus the incident deduction. The site and a reader's own ranking
 * use it, so that the same weights give the same score.
 */
export function weighedScore(
  { provider, judgements, deduction }: JudgedProvider,
  criteria: readonly Weighed[],
  profile: Weighing,
  unmet: UnmetRequirement | undefined,
): Score {
  const weights = judgements.map(({ points }, position) => {
    const criterion = criteria[position];
    return criterion === undefined || points === undefined ? 0 : weightIn(profile, criterion);
  });
  const all = sum(weights);
  const earned = { points: 0, best: 0, evidence: 0 };
  // A single pass, because it runs once per provider while a reader moves a weight.
  judgements.forEach(({ points = 0, best, evidence }, position) => {
    const weight = weights[position] ?? 0;
    earned.points += points * weight;
    earned.best += best * weight;
    earned.evidence += evidenceShares[evidence] * weight;
  });
  const mean = (part: keyof typeof earned) => (all === 0 ? 0 : earned[part] / all);
  let reasons: readonly Reason[] | undefined;
  return {
    provider,
    profile: profile.id,
    value: all === 0 ? undefined : roundTo(clampPoints(mean('points') - deduction), 2),
    possible: roundTo(clampPoints(mean('best') - deduction), 2),
    evidence: roundTo(mean('evidence'), 4),
    deduction,
    unmet,
    // Computed on demand, because a ranking of two hundred providers that follows a slider shows the reasons of only a few.
    get reasons() {
      reasons ??= judgements.map((judgement, position) => {
        const weight = weights[position] ?? 0;
        return {
          ...judgement,
          weight,
          contribution: all === 0 ? 0 : ((judgement.points ?? 0) * weight) / all,
        };
      });
      return reasons;
    },
  };
}
