import type { Plan } from './plan.ts';

/**
 * Returns the plans for readers of a country: from its own price list if one was captured, otherwise from the list of the
 * common market, which exists for all providers. Partners' pages do not count as price lists of a country.
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
