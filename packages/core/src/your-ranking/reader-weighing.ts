import { groupShares, wholePercents } from '../scoring/group-scores.ts';
import type { Weighed, Weighing } from '../scoring/methodology.ts';

/** One slider: what a group weighs for the reader, and what it weighs in the published profile. */
export interface ReaderWeight {
  readonly group: string;
  readonly weight: number;
  /** The weight that the profile itself gives it. */
  readonly profileWeight: number;
  /** Its share of all weight, in whole per cent. */
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
 * A profile whose groups weigh what the reader says. Within a group the criteria keep their proportions. A group that
 * was not moved keeps its exact weight and not the rounded one that is shown: untouched, scores are the published ones.
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
