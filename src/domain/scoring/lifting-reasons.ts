import type { Reason } from './reason.ts';

type Weighed = Pick<Reason, 'keys' | 'points' | 'countedWeight'>;

/** In the middle of the scale, a criterion neither lifts a score nor pulls it down. */
const middle = 5;

/** How much a reason lifts a score above the middle; negative when it pulls it down. */
export function liftOf({
  points = middle,
  countedWeight,
}: Pick<Weighed, 'points' | 'countedWeight'>): number {
  return (points - middle) * countedWeight;
}

/**
 * What lifts a score most, the strongest first. Incidents are left out: that few of them did harm lifts a score,
 * but their number, read alone, says the opposite.
 */
export function liftingReasons<T extends Weighed>(reasons: readonly T[], count: number): T[] {
  return reasons
    .filter((reason) => !reason.keys.includes('incidents') && liftOf(reason) > 0)
    .toSorted((a, b) => liftOf(b) - liftOf(a))
    .slice(0, count);
}

/** All reasons by what they do to a score, the strongest first; those in the middle do nothing. */
export interface WeighedReasons<T> {
  readonly lifting: readonly T[];
  readonly lowering: readonly T[];
  /** What is unknown, too old or unproven. */
  readonly uncounted: readonly T[];
}

export function weighReasons<T extends Weighed>(reasons: readonly T[]): WeighedReasons<T> {
  return {
    lifting: reasons.filter((reason) => liftOf(reason) > 0).toSorted((a, b) => liftOf(b) - liftOf(a)),
    lowering: reasons.filter((reason) => liftOf(reason) < 0).toSorted((a, b) => liftOf(a) - liftOf(b)),
    uncounted: reasons.filter(({ points }) => points === undefined),
  };
}
