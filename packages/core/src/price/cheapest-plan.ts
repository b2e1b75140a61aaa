import type { Day } from '../day/day.ts';
import { advertisedMonth } from './advertised-month.ts';
import type { Plan } from './plan.ts';
import { type KnownPlanCost, planCost } from './plan-cost.ts';

/** The plans that can be compared with each other: what the provider's own site sells, in its main currency. */
export function comparablePlans(plans: readonly Plan[]): Plan[] {
  const standard = plans.filter((plan) => plan.standard !== false);
  const currency = mainCurrency(standard);
  return standard.filter((plan) => plan.currency === currency);
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

/** Compares totals and not prices per month, because those are rounded and would hide a difference of a cent. */
function byCost({ cost: a }: CheapestPlan, { cost: b }: CheapestPlan): number {
  return (
    a.total - b.total ||
    // The end of the first term tells months from days, which a number of months cannot.
    Number(a.firstTermEnds > b.firstTermEnds) - Number(a.firstTermEnds < b.firstTermEnds) ||
    a.chargedToday - b.chargedToday
  );
}

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

interface Total {
  readonly currency: string;
  readonly total: number;
}

/** The lowest of some totals; undefined where there are fewer than two to compare, two are equally low, or currencies differ. */
export function lowestTotal<T extends Total>(totals: readonly T[]): T | undefined {
  const currencies = new Set(totals.map(({ currency }) => currency));
  if (totals.length < 2 || currencies.size > 1) return undefined;
  const lowest = Math.min(...totals.map(({ total }) => total));
  const holders = totals.filter(({ total }) => total === lowest);
  return holders.length === 1 ? holders[0] : undefined;
}
