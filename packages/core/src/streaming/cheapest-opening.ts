import { cheapestPlan, lowestTotal } from '../price/cheapest-plan.ts';
import { freshPlansOf, type PriceRules } from '../price/fresh-plans.ts';
import type { Plan } from '../price/plan.ts';
import { comparedMonths } from '../price/plan-cost.ts';
import { ifUnknownLacksTax } from '../price/reader-tax.ts';
import type { Provider } from '../provider/provider.ts';

/** Whoever costs least over the years that are compared. */
export interface CheapestOpening {
  readonly provider: string;
  readonly plan: Plan;
  readonly total: number;
  readonly currency: string;
  /** How many were compared; the others publish no price that can be added up. */
  readonly compared: number;
}

/**
 * Among those that open a service. Undefined where it cannot be said: two are equally cheap, currencies differ, a tax decides
 * that a page does not mention, or of several only one has a known price.
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
