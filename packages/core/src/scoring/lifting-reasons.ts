import { fullScore } from './full-score.ts';
import type { Reason } from './score.ts';

type Lifting = Pick<Reason, 'points' | 'weight' | 'evidence'>;

/** In the middle of the scale, a criterion neither lifts a score nor pulls it down. */
const middle = fullScore / 2;

/** How much a reason lifts a score above the middle; negative when it pulls it down. */
export function liftOf({ points = middle, weight }: Pick<Lifting, 'points' | 'weight'>): number {
  return (points - middle) * weight;
}

/** All reasons by what they do to a score, the strongest first; those in the middle do nothing. */
export interface WeighedReasons<T> {
  readonly lifting: readonly T[];
  /** What is known and speaks against the provider. */
  readonly lowering: readonly T[];
  /** What nobody has shown: it earns nothing, and is not a no. */
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

/** Those that lift a score, the strongest first, for who asks for no others. */
export function liftingReasons<T extends Lifting>(reasons: readonly T[]): T[] {
  return reasons.filter((reason) => liftOf(reason) > 0).toSorted((a, b) => liftOf(b) - liftOf(a));
}
