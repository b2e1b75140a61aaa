import { fullScore } from './full-score.ts';
import type { Reason } from './score.ts';

type WeightedReason = Pick<Reason, 'points' | 'weight' | 'evidence'>;

/** The middle of the scale, at which a criterion neither raises nor lowers a score. */
const middle = fullScore / 2;

/** Returns by how much a reason raises a score above the middle; negative if it lowers it. */
export function effectOf({ points = middle, weight }: Pick<WeightedReason, 'points' | 'weight'>): number {
  return (points - middle) * weight;
}

/** Reasons by their effect on a score, strongest first. Reasons without effect are left out. */
export interface WeighedReasons<T> {
  readonly positive: readonly T[];
  /** Known facts that count against the provider. */
  readonly negative: readonly T[];
  /** Criteria without evidence. They earn nothing, but are not a "no". */
  readonly notShown: readonly T[];
}

export function weighReasons<T extends WeightedReason>(reasons: readonly T[]): WeighedReasons<T> {
  const weighing = reasons.filter(({ weight }) => weight > 0);
  const isShown = ({ evidence }: T) => evidence !== 'unknown';
  return {
    positive: positiveReasons(weighing),
    negative: weighing
      .filter((reason) => effectOf(reason) < 0 && isShown(reason))
      .toSorted((a, b) => effectOf(a) - effectOf(b)),
    notShown: weighing.filter((reason) => !isShown(reason)).toSorted((a, b) => b.weight - a.weight),
  };
}

/** Returns only the reasons that raise a score, strongest first. */
export function positiveReasons<T extends WeightedReason>(reasons: readonly T[]): T[] {
  return reasons.filter((reason) => effectOf(reason) > 0).toSorted((a, b) => effectOf(b) - effectOf(a));
}
