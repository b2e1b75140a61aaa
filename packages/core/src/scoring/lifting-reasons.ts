import { fullScore } from './full-score.ts';
import type { Reason } from './score.ts';

type Lifting = Pick<Reason, 'points' | 'weight' | 'evidence'>;

/** At the middle of the scale, a criterion neither raises nor lowers a score. */
const middle = fullScore / 2;

/** Returns how much a reason raises a score above the middle; negative when it lowers it. */
export function liftOf({ points = middle, weight }: Pick<Lifting, 'points' | 'weight'>): number {
  return (points - middle) * weight;
}

/** Reasons by their effect on a score, strongest first; those at the middle have none. */
export interface WeighedReasons<T> {
  readonly lifting: readonly T[];
  /** Known facts that count against the provider. */
  readonly lowering: readonly T[];
  /** Criteria without evidence: they earn nothing, but are not a "no". */
  readonly notShown: readonly T[];
}

export function weighReasons<T extends Lifting>(reasons: readonly T[]): WeighedReasons<T> {
  const weighing = reasons.filter(({ weight }) => weight > 0);
  const isShown = ({ evidence }: T) => evidence !== 'unknown';
  return {
    lifting: liftingReasons(weighing),
    lowering: weighing
      .filter((reason) => liftOf(reason) < 0 && isShown(reason))
      .toSorted((a, b) => liftOf(a) - liftOf(b)),
    notShown: weighing.filter((reason) => !isShown(reason)).toSorted((a, b) => b.weight - a.weight),
  };
}

/** Returns only the reasons that raise a score, strongest first. */
export function liftingReasons<T extends Lifting>(reasons: readonly T[]): T[] {
  return reasons.filter((reason) => liftOf(reason) > 0).toSorted((a, b) => liftOf(b) - liftOf(a));
}
