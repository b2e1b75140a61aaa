import type { Day } from '../day/day.ts';
import { comparablePlans } from './comparable-plans.ts';
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
  return comparablePlans(plans)
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
