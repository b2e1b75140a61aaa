import type { Day } from '../day/day.ts';
import { advertisedMonth } from './advertised-month.ts';
import type { PlanTerms } from './plan.ts';
import type { PlanCost } from './plan-cost.ts';

/**
 * The advertised price per month, without tax that is added later, compared with the average price of the months that a
 * reader pays for.
 */
export type AdvertisedAndPaid = { readonly advertised: number } & (
  | { readonly kind: 'differs'; readonly paid: number }
  | { readonly kind: 'same' }
  /** Before tax, no month costs more than advertised, but the reader leaves before the end of the paid term. */
  | { readonly kind: 'paid-ahead'; readonly until: Day }
  | { readonly kind: 'unpublished' }
);

/** Compares advertised and paid prices. Undefined for plans sold by the day, which advertise no monthly price. */
export function advertisedAndPaid(plan: PlanTerms, cost: PlanCost): AdvertisedAndPaid | undefined {
  const month = advertisedMonth(plan);
  const advertised = advertisedMonth({ ...plan, charged: plan.addedTax?.before ?? plan.charged });
  if (month === undefined || advertised === undefined) return undefined;
  if (!cost.ok) return { kind: 'unpublished', advertised };
  const { perMonth: paid, paidUntil: until, isPaidAhead } = cost;
  if (paid !== month) return { kind: 'differs', advertised, paid };
  return isPaidAhead ? { kind: 'paid-ahead', advertised, until } : { kind: 'same', advertised };
}
