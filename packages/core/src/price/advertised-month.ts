import { fromMinor, toMinor } from './money.ts';
import type { PlanTerms } from './plan.ts';

/**
 * Returns the price per month as providers advertise it: today's charge divided by the months bought, including free ones.
 * Undefined for plans sold by the day.
 */
export function advertisedMonth({
  charged,
  months,
  currency,
}: Pick<PlanTerms, 'charged' | 'months' | 'currency'>): number | undefined {
  if (months === undefined) return undefined;
  return fromMinor(Math.round(toMinor(charged, currency) / months), currency);
}

/** Returns the price per month after the first term; undefined if nothing renews or the price is not published. */
export function renewalMonth({ renewal, currency }: PlanTerms): number | undefined {
  if (typeof renewal === 'string') return undefined;
  return fromMinor(Math.round(toMinor(renewal.charged, currency) / renewal.months), currency);
}

/** Returns the renewal price per month as a multiple of the first one; undefined if either is unknown. */
export function renewalJump({ charged, months, renewal }: PlanTerms): number | undefined {
  if (months === undefined || typeof renewal === 'string') return undefined;
  // Compared with a free first term every price is infinitely higher, which is true but useless.
  if (charged <= 0) return undefined;
  // One division, because two would turn an unchanged price into 1.0000000000000002.
  return (renewal.charged * months) / (charged * renewal.months);
}

/** The smallest relative change. Smaller ones are due to rounding. */
const minChange = 0.02;
const nearWhole = 0.05;

/**
 * Returns the size of a renewal jump in words. For two and three times there are separate words for nearly exactly that
 * much and for more.
 */
export function jumpSize(jump: number) {
  if (Math.abs(jump - 1) < minChange) return 'same price';
  if (jump < 1) return 'falls';
  if (jump > 3 + nearWhole) return 'over triple';
  if (jump >= 3 - nearWhole) return 'triples';
  if (jump > 2 + nearWhole) return 'over double';
  return jump >= 2 - nearWhole ? 'doubles' : 'rises';
}
