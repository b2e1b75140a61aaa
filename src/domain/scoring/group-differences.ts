import { explainDifference } from './explain-difference.ts';
import type { Score } from './score.ts';

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
  const groupOf = new Map(first.reasons.map(({ criterion, group }) => [criterion, group]));
  const byGroup = Map.groupBy(
    explainDifference(first, second),
    ({ criterion }) => groupOf.get(criterion) ?? '',
  );
  return [...byGroup]
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
