import { addDays, type Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { freshValue } from '../provider/provider.ts';
import type { Methodology } from '../scoring/methodology.ts';
import type { Plan } from './plan.ts';

/** How old a price may be, and on which day that is judged. */
export interface PriceRules {
  readonly methodology: Pick<Methodology, 'lifetimes'>;
  readonly asOf: Day;
}

/**
 * What a provider sells, as far as the prices are young enough to be believed. The list has the day of its newest plan, and
 * a feed may renew one plan alone: the others do not borrow its day.
 */
export function freshPlansOf(provider: Provider, { methodology, asOf }: PriceRules): readonly Plan[] {
  const { lifetimes } = methodology;
  const lifetime = lifetimes.prices ?? 'never';
  const plans = freshValue(provider, 'prices', lifetimes, asOf) ?? [];
  return lifetime === 'never' ? plans : plans.filter(({ observed }) => asOf < addDays(observed, lifetime));
}
