import { type Weighed, type Weighing, weightIn } from './methodology.ts';
import { sum } from './score.ts';
import { wholePercents } from './whole-percents.ts';

/** How much one group counts in a profile. */
export interface GroupShare {
  readonly group: string;
  /** Exactly, from 0 to 1. */
  readonly share: number;
  /** In whole per cent that add up to a hundred: what readers are shown. */
  readonly percent: number;
}

/** All groups of a profile, in the order in which the criteria name them. */
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
