import { groupShares, wholePercents } from '../scoring/group-scores.ts';
import type { Weighed, Weighing } from '../scoring/methodology.ts';

/** One slider: the reader's weight for a group, and its weight in the published profile. */
export interface ReaderWeight {
  readonly group: string;
  readonly weight: number;
  readonly profileWeight: number;
  /** The group's share of the total weight, in whole percent. */
  readonly percent: number;
}

export function readerWeights(
  criteria: readonly Weighed[],
  profile: Weighing,
  moved: Readonly<Record<string, number>>,
): ReaderWeight[] {
  const weights = groupShares(criteria, profile).map(({ group, percent }) => ({
    group,
    weight: moved[group] ?? percent,
    profileWeight: percent,
  }));
  const percents = wholePercents(weights.map(({ weight }) => weight));
  return weights.map((weight, position) => ({ ...weight, percent: percents[position] ?? 0 }));
}

/**
 * Returns a profile with the reader's group weights. The proportions of criteria within a group do not change. An unchanged
 * group has its exact weight, not the rounded one that is shown, so that unchanged scores equal the published ones.
 */
export function readerWeighing(
  criteria: readonly Weighed[],
  profile: Weighing,
  moved: Readonly<Record<string, number>>,
): Weighing {
  const factors = groupShares(criteria, profile).flatMap(({ group, share }) => {
    const weight = moved[group];
    if (weight === undefined || share === 0) return [];
    return [[group, ((profile.groups[group] ?? 1) * weight) / (share * 100)] as const];
  });
  return { ...profile, groups: { ...profile.groups, ...Object.fromEntries(factors) } };
}
