import { addDays, type Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { freshValue } from '../provider/provider.ts';
import type { Methodology } from '../scoring/methodology.ts';
import type { Plan } from './plan.ts';
import { plansForMarket } from './plans-for-market.ts';
import type { PriceReader } from './reader-tax.ts';
import { planWithTax } from './with-tax.ts';

/** How old a price may be, on which day that is judged, and for whom prices are. */
export interface PriceRules {
  readonly methodology: Pick<Methodology, 'lifetimes'> & {
    readonly costBasis: Pick<Methodology['costBasis'], 'market'>;
  };
  readonly asOf: Day;
  readonly reader: PriceReader;
}

/**
 * What a provider sells, as far as the prices are young enough to be believed, and as its readers pay: from the price list
 * of their country where there is one, with the tax of their country where the list leaves it out.
 */
export function freshPlansOf(provider: Provider, rules: PriceRules): readonly Plan[] {
  const { methodology, reader } = rules;
  const plans = plansForMarket(youngPlans(provider, rules), reader.market, methodology.costBasis.market);
  const { tax } = reader;
  return tax ? plans.map((plan) => planWithTax(plan, tax)) : plans;
}

/** The list has the day of its newest plan, and a feed may renew one plan alone: the others do not borrow its day. */
function youngPlans(provider: Provider, { methodology, asOf }: PriceRules): readonly Plan[] {
  const { lifetimes } = methodology;
  const lifetime = lifetimes.prices ?? 'never';
  const plans = freshValue(provider, 'prices', lifetimes, asOf) ?? [];
  return lifetime === 'never' ? plans : plans.filter(({ observed }) => asOf < addDays(observed, lifetime));
}
