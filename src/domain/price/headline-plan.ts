import type { Day } from '../day/day.ts';
import { advertisedMonth } from './advertised-month.ts';
import { cheapestPlan } from './cheapest-plan.ts';
import { comparablePlans } from './comparable-plans.ts';
import type { Plan } from './plan.ts';

/**
 * The plan that stands for a provider beside others: the one that costs least over some months. Where no cost is
 * known, the one that is advertised at the lowest price per month, because that is the one people are shown.
 */
export function headlinePlan(plans: readonly Plan[], months: number, start: Day): Plan | undefined {
  const cheapest = cheapestPlan(plans, months, start);
  if (cheapest) return cheapest.plan;
  return comparablePlans(plans)
    .flatMap((plan) => {
      const month = advertisedMonth(plan);
      return month === undefined ? [] : [{ plan, month }];
    })
    .toSorted((a, b) => a.month - b.month)[0]?.plan;
}
