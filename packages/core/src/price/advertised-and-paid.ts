import type { Day } from '../day/day.ts';
import { advertisedMonth, renewalMonth } from './advertised-month.ts';
import type { PlanTerms } from './plan.ts';
import type { PlanCost } from './plan-cost.ts';

/** The price of a month as advertised, without a tax that is added later, held against what a month of the stay costs. */
export type AdvertisedAndPaid = { readonly advertised: number } & (
  | { readonly kind: 'differs'; readonly paid: number }
  | { readonly kind: 'same' }
  /** Apart from tax, no month costs more than advertised; the stay ends before the paid time does. */
  | { readonly kind: 'paid-ahead'; readonly until: Day }
  | { readonly kind: 'unpublished' }
);

/**
 * A term that has begun is paid in full, so a stay can cost more per month than was advertised although no price rose.
 * That is no broken promise, and it is told apart. Plans sold by the day advertise no month.
 */
export function advertisedAndPaid(plan: PlanTerms, cost: PlanCost): AdvertisedAndPaid | undefined {
  const month = advertisedMonth(plan);
  const advertised = advertisedMonth({ ...plan, charged: plan.addedTax?.before ?? plan.charged });
  if (month === undefined || advertised === undefined) return undefined;
  if (!cost.ok) return { kind: 'unpublished', advertised };
  const { perMonth: paid, charges, paidUntil: until } = cost;
  if (paid === month) return { kind: 'same', advertised };
  const hasRisen = charges.length > 1 && (renewalMonth(plan) ?? 0) > month;
  return hasRisen || paid < month
    ? { kind: 'differs', advertised, paid }
    : { kind: 'paid-ahead', advertised, until };
}
