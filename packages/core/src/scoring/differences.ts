import type { Score } from './score.ts';

/** The id of the row for points deducted for incidents. It is used in place of a criterion id. */
export const deductionId = 'incidents';

export interface ScoreDifference {
  /** A criterion id, or `deductionId`. */
  readonly criterion: string;
  readonly group: string;
  /** The points by which the criterion puts the first provider ahead; negative if it puts the second ahead. */
  readonly contribution: number;
  /** The points of each provider in the criterion. For `deductionId`, the deducted points. */
  readonly first: number | undefined;
  readonly second: number | undefined;
}

/**
 * Returns by how many points each criterion puts the first provider ahead of the second, largest difference first. The
 * contributions add up to the difference between the scores.
 */
export function explainDifference(first: Score, second: Score): ScoreDifference[] {
  const criteria = first.reasons.map(({ criterion, group, points, contribution }, position) => ({
    criterion,
    group,
    contribution: contribution - (second.reasons[position]?.contribution ?? 0),
    first: points,
    second: second.reasons[position]?.points,
  }));
  const deduction = {
    criterion: deductionId,
    group: deductionId,
    contribution: second.deduction - first.deduction,
    first: first.deduction,
    second: second.deduction,
  };
  return [...criteria, deduction]
    .filter(({ contribution }) => contribution !== 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
}

/** The effect of one group of criteria on the difference between two scores. */
export interface GroupDifference {
  readonly group: string;
  /** The points by which the group puts the first provider ahead; negative if it puts the second ahead. */
  readonly contribution: number;
  /** The criteria that favor the same provider as the whole group, strongest first. */
  readonly criteria: readonly string[];
}

/**
 * Returns by how many points each group of criteria puts the first provider ahead of the second, largest difference first.
 * The contributions add up to the difference between the scores.
 */
export function groupDifferences(first: Score, second: Score): GroupDifference[] {
  return [...Map.groupBy(explainDifference(first, second), ({ group }) => group)]
    .map(([group, differences]) => {
      const contribution = differences.reduce((total, difference) => total + difference.contribution, 0);
      return {
        group,
        contribution,
        criteria: differences
          .filter((difference) => difference.contribution * contribution > 0)
          .map(({ criterion }) => criterion),
      };
    })
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
}
