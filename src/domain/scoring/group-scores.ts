import { roundTo, type Score, sum } from './score.ts';

export interface GroupScore {
  readonly group: string;
  readonly value: number | undefined;
  /** The group's share of all weight in the profile. */
  readonly share: number;
}

/** The same score, group by group. */
export function groupScores({ reasons }: Pick<Score, 'reasons'>): GroupScore[] {
  const all = sum(reasons.map(({ weight }) => weight));
  return [...new Set(reasons.map(({ group }) => group))].map((group) => {
    const own = reasons.filter((reason) => reason.group === group);
    const counted = sum(own.map(({ countedWeight }) => countedWeight));
    const earned = sum(own.map(({ points = 0, countedWeight }) => points * countedWeight));
    return {
      group,
      value: counted === 0 ? undefined : roundTo(earned / counted, 2),
      share: all === 0 ? 0 : roundTo(sum(own.map(({ weight }) => weight)) / all, 4),
    };
  });
}
