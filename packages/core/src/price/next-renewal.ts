import { addDays, type Day, daysBetween } from '../day/day.ts';
import type { PlanTerms } from './plan.ts';
import { planCost } from './plan-cost.ts';
import { type PlanAmounts, planAmounts } from './three-year-bill.ts';

/** The next thing that happens to a plan that a reader already has. */
export type NextRenewal =
  | { readonly kind: 'renews'; readonly day: Day; readonly cancelBy: Day; readonly amount: number }
  /** The provider does not publish the renewal price. */
  | { readonly kind: 'unpublished'; readonly day: Day; readonly cancelBy: Day }
  /** Prepaid: the paid time ends, or has ended, and nothing is charged. */
  | { readonly kind: 'ends' | 'ended'; readonly day: Day }
  /** It has renewed since, on terms that the provider does not publish. */
  | { readonly kind: 'unknown' };

/** Returns what happens next to a plan that was bought on a day, by the terms that we know today. */
export function nextRenewal(plan: PlanTerms, bought: Day, today: Day): NextRenewal {
  const first = planCost(plan, 1, bought);
  const { firstTermEnds: day, cancelBy } = first;
  if (cancelBy === undefined) return { kind: day < today ? 'ended' : 'ends', day };
  if (typeof plan.renewal === 'string') {
    return day < today ? { kind: 'unknown' } : { kind: 'unpublished', day, cancelBy };
  }
  const { charged: amount, months } = plan.renewal;
  if (day >= today) return { kind: 'renews', day, cancelBy, amount };
  // Enough months for one renewal after today.
  const stay = Math.ceil(daysBetween(bought, today) / 28) + months;
  const cost = planCost(plan, stay, bought);
  const charges = cost.ok ? cost.charges : [];
  const renewal = charges.find(({ date }) => date >= today)?.date ?? day;
  return { kind: 'renews', day: renewal, cancelBy: addDays(renewal, -1 - (plan.noticeDays ?? 0)), amount };
}

/** Returns what it costs to stay for some months from the next renewal on; undefined if the price is not published. */
export function costOfStaying(plan: PlanTerms, months: number, from: Day): PlanAmounts | undefined {
  const { renewal } = plan;
  if (renewal === 'unpublished') return undefined;
  if (renewal === 'none') return planAmounts(plan, months, from);
  const { charged, months: term } = renewal;
  return planAmounts({ ...plan, charged, months: term, days: undefined }, months, from);
}
