import type { Plan } from './plan.ts';

/** The plans that may be held against each other: what the provider's own site sells, in its main currency. */
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
