import type { CurrencyRules } from '../price/common-currency.ts';
import type { PriceRules } from '../price/fresh-plans.ts';
import { lowestBill, type ThreeYearBill, threeYearBill } from '../price/three-year-bill.ts';
import type { Provider } from '../provider/provider.ts';

/** The provider with the lowest cost over the compared years. */
export interface CheapestOpening extends ThreeYearBill {
  readonly provider: string;
  /** The number of compared providers. The others publish no price from which a total can be computed. */
  readonly compared: number;
}

/**
 * Returns the cheapest provider among those that unblock a service. Undefined if the result is unclear: a tie, a currency
 * without a rate, a difference that depends on tax that a page does not mention, or only one known price among several
 * providers.
 */
export function cheapestOpening(
  providers: readonly Provider[],
  rules: PriceRules & CurrencyRules,
): CheapestOpening | undefined {
  const bills = providers.flatMap((provider) => {
    const bill = threeYearBill(provider, rules);
    return bill ? [{ ...bill, provider: provider.id }] : [];
  });
  const lowest = providers.length === 1 ? bills[0] : lowestBill(bills, rules);
  return lowest && { ...lowest, compared: bills.length };
}
