import { cheapestPlan, lowestTotal } from '../price/cheapest-plan.ts';
import { freshPlansOf, type PriceRules } from '../price/fresh-plans.ts';
import type { Plan } from '../price/plan.ts';
import { comparedMonths } from '../price/plan-cost.ts';
import { ifUnknownLacksTax } from '../price/reader-tax.ts';
import type { Provider } from '../provider/provider.ts';

/** The provider with the lowest cost over the compared years. */
export interface CheapestOpening {
  readonly provider: string;
  readonly plan: Plan;
  readonly total: number;
  readonly currency: string;
  /** Number of providers compared; the others publish no price that can be totaled. */
  readonly compared: number;
}

/**
 * Returns the cheapest provider among those that unblock a service. Undefined if unclear: a tie, different currencies, a
 * result that depends on an unmentioned tax, or only one known price among several.
 */
export function cheapestOpening(
  providers: readonly Provider[],
  rules: PriceRules,
): CheapestOpening | undefined {
  const lowest = lowestOf(providers, rules);
  return lowest?.provider === lowestOf(providers, ifUnknownLacksTax(rules))?.provider ? lowest : undefined;
}

function lowestOf(providers: readonly Provider[], rules: PriceRules): CheapestOpening | undefined {
  const totals = providers.flatMap((provider) => {
    const cheapest = cheapestPlan(freshPlansOf(provider, rules), comparedMonths, rules.asOf);
    return cheapest
      ? [
          {
            provider: provider.id,
            plan: cheapest.plan,
            total: cheapest.cost.total,
            currency: cheapest.cost.currency,
          },
        ]
      : [];
  });
  const lowest = providers.length === 1 ? totals[0] : lowestTotal(totals);
  return lowest && { ...lowest, compared: totals.length };
}
