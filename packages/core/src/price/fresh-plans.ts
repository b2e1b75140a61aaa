import { addDays, type Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { freshValue } from '../provider/provider.ts';
import type { Methodology } from '../scoring/methodology.ts';
import type { Plan } from './plan.ts';
import { plansForMarket } from './plans-for-market.ts';
import type { PriceReader } from './reader-tax.ts';
import { planWithTax } from './with-tax.ts';

/** The rules that select prices: the max age, the day for which it is computed, and the reader. */
export interface PriceRules {
  readonly methodology: Pick<Methodology, 'lifetimes'> & {
    readonly costBasis: Pick<Methodology['costBasis'], 'market'>;
  };
  readonly asOf: Day;
  readonly reader: PriceReader;
}

/**
 * Returns the plans of a provider whose prices are fresh, as the reader pays them: from the price list of their country if
 * there is one, and with their tax if the list excludes it.
 */
export function freshPlansOf(provider: Provider, rules: PriceRules): readonly Plan[] {
  const { methodology, reader } = rules;
  const plans = plansForMarket(youngPlans(provider, rules), reader.market, methodology.costBasis.market);
  const { tax } = reader;
  return tax ? plans.map((plan) => planWithTax(plan, tax)) : plans;
}

/** Filters plans by their own age. The date of the list is that of its newest plan, so the other plans may be older. */
function youngPlans(provider: Provider, { methodology, asOf }: PriceRules): readonly Plan[] {
  const { lifetimes } = methodology;
  const lifetime = lifetimes.prices ?? 'never';
  const plans = freshValue(provider, 'prices', lifetimes, asOf) ?? [];
  return lifetime === 'never' ? plans : plans.filter(({ observed }) => asOf < addDays(observed, lifetime));
}
