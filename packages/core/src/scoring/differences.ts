import type { Score } from './score.ts';

/** What incidents took stands beside the criteria as a line of its own, under this name. */
export const deductionLine = 'incidents';

export interface Difference {
  /** The criterion, or the line of the deduction. */
  readonly criterion: string;
  readonly group: string;
  /** How much more the first provider's score gets from it; negative when the second gets more. */
  readonly contribution: number;
  /** The points of both; of the deduction what was taken. */
  readonly first: number | undefined;
  readonly second: number | undefined;
}

/** Why is A above B: everything that moves the two apart, the strongest first. The parts add up to the gap. */
export function explainDifference(first: Score, second: Score): Difference[] {
  const criteria = first.reasons.map(({ criterion, group, points, contribution }, position) => ({
    criterion,
    group,
    contribution: contribution - (second.reasons[position]?.contribution ?? 0),
    first: points,
    second: second.reasons[position]?.points,
  }));
  const deduction = {
    criterion: deductionLine,
    group: deductionLine,
    contribution: second.deduction - first.deduction,
    first: first.deduction,
    second: second.deduction,
  };
  return [...criteria, deduction]
    .filter(({ contribution }) => contribution !== 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
}

/** What one group of criteria does to the distance between two scores. */
export interface GroupDifference {
  readonly group: string;
  /** In points; negative where the group speaks for the second provider. */
  readonly contribution: number;
  /** The criteria that pull the same way as the whole group, the strongest first. */
  readonly criteria: readonly string[];
}

/** Why is A above B, group by group, the strongest first. The parts add up to the gap. */
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
