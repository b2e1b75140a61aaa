import type { PlanTerms } from './plan.ts';
import { chargeWithTax, planWithPossibleTax } from './with-tax.ts';

/**
 * The lowest and the highest that an amount can be. They differ if a shop does not state whether its price includes tax.
 */
export interface AmountSpan {
  readonly low: number;
  readonly high: number;
}

/** Computes an amount of a plan without and with the tax that may be added; undefined if the plan has no such amount. */
export function amountSpan<P extends PlanTerms>(
  plan: P,
  amountOf: (plan: P) => number | undefined,
): AmountSpan | undefined {
  const [low, high] = [amountOf(plan), amountOf(planWithPossibleTax(plan))];
  return low === undefined || high === undefined ? undefined : { low, high };
}

/** Returns one charge of a plan without and with the tax that may be added. */
export function chargeSpan(
  charge: number,
  { currency, possibleTax }: Pick<PlanTerms, 'currency' | 'possibleTax'>,
): AmountSpan {
  return {
    low: charge,
    high: possibleTax === undefined ? charge : chargeWithTax(charge, currency, possibleTax),
  };
}
