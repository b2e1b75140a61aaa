import type { Day } from '../day/day.ts';
import { advertisedMonth, renewalMonth } from '../price/advertised-month.ts';
import type { PlanTerms } from '../price/plan.ts';
import type { PlanCost } from '../price/plan-cost.ts';

/** The price of a month as advertised, held against what a month of the stay costs. */
export type AdvertisedAndPaid = { readonly advertised: number } & (
  | { readonly kind: 'differs'; readonly paid: number }
  | { readonly kind: 'same' }
  /** No month costs more than advertised; the stay ends before the paid time does. */
  | { readonly kind: 'paid-ahead'; readonly until: Day }
  | { readonly kind: 'unpublished' }
);

/**
 * A term that has begun is paid in full, so a stay can cost more per month than was advertised although no price rose.
 * That is no broken promise, and it is told apart. Plans sold by the day advertise no month.
 */
export function advertisedAndPaid(plan: PlanTerms, cost: PlanCost): AdvertisedAndPaid | undefined {
  const advertised = advertisedMonth(plan);
  if (advertised === undefined) return undefined;
  if (!cost.ok) return { kind: 'unpublished', advertised };
  const { perMonth: paid, charges, paidUntil: until } = cost;
  if (paid === advertised) return { kind: 'same', advertised };
  const hasRisen = charges.length > 1 && (renewalMonth(plan) ?? 0) > advertised;
  return hasRisen || paid < advertised
    ? { kind: 'differs', advertised, paid }
    : { kind: 'paid-ahead', advertised, until };
}
