import type { Day } from '../day/day.ts';
import type { Plan } from './plan.ts';
import { type KnownPlanCost, planCost } from './plan-cost.ts';

export interface CheapestPlan {
  readonly plan: Plan;
  readonly cost: KnownPlanCost;
}

/**
 * The standard plan that costs least over some months, among those whose cost is known and whose currency is
 * the provider's main one. At the same cost, the shorter commitment wins, then the smaller charge today, then
 * the provider's own order.
 */
export function cheapestPlan(plans: readonly Plan[], months: number, start: Day): CheapestPlan | undefined {
  const standard = plans.filter((plan) => plan.standard !== false);
  const currency = mainCurrency(standard);
  return standard
    .filter((plan) => plan.currency === currency)
    .flatMap((plan) => {
      const cost = planCost(plan, months, start);
      return cost.ok ? [{ plan, cost }] : [];
    })
    .toSorted(byCost)[0];
}

/** Totals, not prices per month: those are rounded, and a cent in total would be lost. */
function byCost({ cost: a }: CheapestPlan, { cost: b }: CheapestPlan): number {
  return (
    a.total - b.total ||
    // The end of the first term tells months from days, which a number of months cannot.
    Number(a.firstTermEnds > b.firstTermEnds) - Number(a.firstTermEnds < b.firstTermEnds) ||
    a.chargedToday - b.chargedToday
  );
}

/**
 * Amounts in two currencies cannot be compared without a rate, and rates are nobody's price. The currency with
 * most plans is the one the provider really sells in; the other is an exception. Plans without a known cost
 * count too, so that a provider does not change its currency with the number of months. Between equals, the
 * first that is listed.
 */
function mainCurrency(plans: readonly Plan[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency } of plans) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
