import { roundTo, sum } from './full-score.ts';
import { type Weighed, type Weighing, weightIn } from './methodology.ts';
import type { Score } from './score.ts';

export interface GroupScore {
  readonly group: string;
  /** The score of the group; undefined if none of its criteria has weight. */
  readonly value: number | undefined;
  /** The group's share of the total weight in the profile. */
  readonly share: number;
}

/** Computes the score of each group of criteria. */
export function groupScores({ reasons }: Pick<Score, 'reasons'>): GroupScore[] {
  const all = sum(reasons.map(({ weight }) => weight));
  return [...new Set(reasons.map(({ group }) => group))].map((group) => {
    const own = reasons.filter((reason) => reason.group === group);
    const counted = sum(own.map(({ weight }) => weight));
    const earned = sum(own.map(({ points = 0, weight }) => points * weight));
    return {
      group,
      value: counted === 0 ? undefined : roundTo(earned / counted, 2),
      share: all === 0 ? 0 : roundTo(counted / all, 4),
    };
  });
}

export interface GroupShare {
  readonly group: string;
  /** The exact share, from 0 to 1. */
  readonly share: number;
  /** In whole percent that add up to 100, as shown to readers. */
  readonly percent: number;
}

/** Returns all groups of a profile, in the order of the criteria. */
export function groupShares(criteria: readonly Weighed[], profile: Weighing): GroupShare[] {
  const all = sum(criteria.map((criterion) => weightIn(profile, criterion)));
  const groups = [...new Set(criteria.map(({ group }) => group))];
  const shares = groups.map((group) => {
    const own = criteria.filter((criterion) => criterion.group === group);
    return all === 0 ? 0 : sum(own.map((criterion) => weightIn(profile, criterion))) / all;
  });
  const percents = wholePercents(shares);
  return groups.map((group, position) => ({
    group,
    share: shares[position] ?? 0,
    percent: percents[position] ?? 0,
  }));
}

/** Returns shares in whole percent that add up to 100. The shares with the largest remainders are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const whole = sum(shares);
  if (whole === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / whole) * 100);
  const floors = exact.map(Math.floor);
  const missing = 100 - sum(floors);
  const gaining = exact
    .map((value, position) => ({ position, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, missing);
  return floors.map((floor, position) =>
    gaining.some((entry) => entry.position === position) ? floor + 1 : floor,
  );
}
