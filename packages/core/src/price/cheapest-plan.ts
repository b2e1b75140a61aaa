import type { Day } from '../day/day.ts';
import { advertisedMonth } from './advertised-month.ts';
import type { Plan } from './plan.ts';
import { type KnownPlanCost, planCost } from './plan-cost.ts';

/** Returns the plans that can be compared: those sold on the provider's own site, in its main currency. */
export function comparablePlans(plans: readonly Plan[]): Plan[] {
  const standard = plans.filter((plan) => plan.standard !== false);
  const currency = mainCurrency(standard);
  return standard.filter((plan) => plan.currency === currency);
}

/**
 * Returns the currency of the most plans; on a tie, that of the first listed. In other currencies, a provider may only
 * convert its prices. Plans with unknown cost count too, so that the currency does not depend on the number of months.
 */
function mainCurrency(plans: readonly Plan[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { currency } of plans) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

export interface CheapestPlan {
  readonly plan: Plan;
  readonly cost: KnownPlanCost;
}

/**
 * Returns the standard plan that costs least over some months, among the plans with a known cost in the provider's main
 * currency. Ties go to the shorter commitment, then to the smaller charge today, then to the provider's own order.
 */
export function cheapestPlan(plans: readonly Plan[], months: number, start: Day): CheapestPlan | undefined {
  return comparablePlans(plans)
    .flatMap((plan) => {
      const cost = planCost(plan, months, start);
      return cost.ok ? [{ plan, cost }] : [];
    })
    .toSorted(byCost)[0];
}

/** Compares totals, because rounded prices per month would hide a difference of a cent. */
function byCost({ cost: a }: CheapestPlan, { cost: b }: CheapestPlan): number {
  return (
    a.total - b.total ||
    // The end date also compares terms in days, which a number of months cannot.
    Number(a.firstTermEnds > b.firstTermEnds) - Number(a.firstTermEnds < b.firstTermEnds) ||
    a.chargedToday - b.chargedToday
  );
}

/**
 * Returns the plan that represents a provider in lists: the cheapest over some months. If no cost is known, it is the plan
 * with the lowest advertised price per month, because providers show that price.
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
