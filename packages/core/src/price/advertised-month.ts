import { fromMinor, toMinor } from './money.ts';
import type { PlanTerms } from './plan.ts';

/**
 * The price per month as providers advertise it: today's charge over the months it buys, free ones included.
 * Plans sold by the day have none, because no month of them is on offer.
 */
export function advertisedMonth({
  charged,
  months,
  currency,
}: Pick<PlanTerms, 'charged' | 'months' | 'currency'>): number | undefined {
  if (months === undefined) return undefined;
  return fromMinor(Math.round(toMinor(charged, currency) / months), currency);
}

/** The price per month once the first term is over; undefined where nothing renews or nobody says at what price. */
export function renewalMonth({ renewal, currency }: PlanTerms): number | undefined {
  if (typeof renewal === 'string') return undefined;
  return fromMinor(Math.round(toMinor(renewal.charged, currency) / renewal.months), currency);
}

/** How many times the first price per month the renewal costs; undefined where one of the two is not known. */
export function renewalJump({ charged, months, renewal }: PlanTerms): number | undefined {
  if (months === undefined || typeof renewal === 'string') return undefined;
  // Compared with a free first term, every price is infinitely higher: true, but of no use.
  if (charged <= 0) return undefined;
  // A single division, because two would turn an unchanged price into 1.0000000000000002.
  return (renewal.charged * months) / (charged * renewal.months);
}
