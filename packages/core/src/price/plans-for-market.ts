import type { Plan } from './plan.ts';

/**
 * Returns the plans for readers of a country: its own price list if one was captured, otherwise the common list of all
 * providers. A partner's page is not the price list of a country.
 */
export function plansForMarket(
  plans: readonly Plan[],
  market: string | undefined,
  commonMarket: string,
): readonly Plan[] {
  const own = plans.filter((plan) => plan.market === market);
  return own.some(({ standard }) => standard !== false)
    ? own
    : plans.filter((plan) => plan.market === commonMarket);
}
