import { addMonths, type Day, daysBetween } from '../day/day.ts';
import { fromMinor, toMinor } from './money.ts';
import type { PlanTerms } from './plan.ts';
import { planCost } from './plan-cost.ts';

/** What has been paid in all from a moment on. */
export interface PaidStep {
  /** From 0, the day of buying, to 1, the end of the stay. */
  readonly at: number;
  readonly paid: number;
}

/** How a bill grows over a stay: one step for each charge. */
export interface PaidSoFar {
  readonly steps: readonly PaidStep[];
  /** Up to where the cost is known: 1, or the end of the first term where nobody says what comes after it. */
  readonly knownUntil: number;
}

export function paidSoFar(plan: PlanTerms, months: number, start: Day): PaidSoFar {
  const cost = planCost(plan, months, start);
  const end = addMonths(start, months);
  const at = (day: Day) => daysBetween(start, day) / daysBetween(start, end);
  if (!cost.ok) {
    return { steps: [{ at: 0, paid: cost.chargedToday }], knownUntil: at(cost.firstTermEnds) };
  }
  let paid = 0;
  const steps = cost.charges.map(({ date, amount }) => {
    paid += toMinor(amount, cost.currency);
    return { at: at(date), paid: fromMinor(paid, cost.currency) };
  });
  return { steps, knownUntil: 1 };
}
