import type { Plan } from './plan.ts';
import type { PlanHistory, PriceHistory } from './price-history.ts';
import { chargeWithTax } from './with-tax.ts';

/**
 * Adds tax to the past amounts of plans whose page excludes it, so that they can be compared with today's prices. A
 * discontinued plan is treated like the plans on sale, if all of these state the same about tax. Amounts of shops that do
 * not mention tax do not change.
 */
export function historyWithTax(
  history: PriceHistory,
  plans: readonly Plan[],
  percent: number | undefined,
): PriceHistory {
  if (percent === undefined) return history;
  return {
    ...history,
    plans: history.plans.map((plan) => (excludesTax(plan, plans) ? taxedHistory(plan, percent) : plan)),
  };
}

/** Whether a history has amounts of which we do not know whether they include tax. */
export function hasUnstatedTax(history: PriceHistory, plans: readonly Plan[]): boolean {
  return history.plans.some(
    (plan) => !excludesTax(plan, plans) && plans.find(({ id }) => id === plan.id)?.tax !== 'included',
  );
}

function excludesTax({ id }: PlanHistory, plans: readonly Plan[]): boolean {
  const sold = plans.find((plan) => plan.id === id);
  const alike = sold ? [sold] : plans;
  return alike.length > 0 && alike.every(({ tax }) => tax === 'excluded');
}

function taxedHistory(plan: PlanHistory, percent: number): PlanHistory {
  const add = (amount: number, currency: string) => chargeWithTax(amount, currency, percent);
  return {
    ...plan,
    points: plan.points.map((point) => ({
      ...point,
      charged: add(point.charged, point.currency),
      renewalPerMonth: point.renewalPerMonth && add(point.renewalPerMonth, point.currency),
    })),
  };
}
