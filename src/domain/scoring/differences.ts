import { type Score, sum } from './score.ts';

export interface Difference {
  readonly criterion: string;
  /** How much more the first provider's score gets from this criterion; negative when the second gets more. */
  readonly contribution: number;
  readonly first: number | undefined;
  readonly second: number | undefined;
}

/** Why is A above B: every criterion that moves the two apart, the strongest first. The parts add up to the gap. */
export function explainDifference(first: Score, second: Score): Difference[] {
  const secondParts = contributions(second);
  const firstParts = contributions(first);
  return first.reasons
    .map(({ criterion, points }, position) => ({
      criterion,
      contribution: (firstParts[position] ?? 0) - (secondParts[position] ?? 0),
      first: points,
      second: second.reasons[position]?.points,
    }))
    .filter(({ contribution }) => contribution !== 0)
    .toSorted((a, b) => Math.abs(b.contribution) - Math.abs(a.contribution));
}

/**
 * Each criterion's share of a score, measured from the middle of the scale: a criterion worth five points moves
 * nothing, and one that does not count moves nothing either.
 */
function contributions({ reasons }: Score): number[] {
  const counted = sum(reasons.map(({ countedWeight }) => countedWeight));
  return reasons.map(({ points = 5, countedWeight }) =>
    counted === 0 ? 0 : ((points - 5) * countedWeight) / counted,
  );
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
