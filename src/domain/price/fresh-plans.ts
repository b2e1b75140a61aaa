import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { freshValue } from '../provider/provider.ts';
import type { Methodology } from '../scoring/methodology.ts';
import type { Plan } from './plan.ts';

/** How old a price may be, and on which day that is judged. */
export interface PriceRules {
  readonly methodology: Pick<Methodology, 'lifetimes'>;
  readonly asOf: Day;
}

/** What a provider sells, as long as the prices are young enough to be believed. */
export function freshPlansOf(provider: Provider, { methodology, asOf }: PriceRules): readonly Plan[] {
  return freshValue(provider, 'prices', methodology.lifetimes, asOf) ?? [];
}
