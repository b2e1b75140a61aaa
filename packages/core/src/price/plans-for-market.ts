import type { Plan } from './plan.ts';

/**
 * The plans that are shown to readers of a country: its own price list where one was captured, or else the list that all
 * providers have in common. A partner's page is not the price list of a country.
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
