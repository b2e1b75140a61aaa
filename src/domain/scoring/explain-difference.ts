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
