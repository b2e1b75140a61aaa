import type { Day } from '../day/day.ts';
import { comparablePlans, headlinePlan } from './cheapest-plan.ts';
import type { Plan } from './plan.ts';
import { comparedMonths } from './plan-cost.ts';

export const priceSorts = ['total', 'today', 'name'] as const;
/** `cheapest`: the plan of each provider that costs least in the end, whatever its length. */
export const planLengths = ['cheapest', 'month', 'year', 'long', 'all'] as const;

/** How a reader wants to see the prices of all providers. */
export interface PriceListChoice {
  readonly sort: (typeof priceSorts)[number];
  readonly length: (typeof planLengths)[number];
}

const usual: PriceListChoice = { sort: 'total', length: 'cheapest' };

/** Reads any query. What is unknown or missing gets its default. */
export function parsePriceListQuery(query: string): PriceListChoice {
  const asked = new URLSearchParams(query);
  return {
    sort: priceSorts.find((sort) => sort === asked.get('sort')) ?? usual.sort,
    length: planLengths.find((length) => length === asked.get('length')) ?? usual.length,
  };
}

/** The one query of a choice, with its question mark; empty for the usual one, which is the page itself. */
export function formatPriceListQuery(choice: PriceListChoice): string {
  const query = new URLSearchParams();
  if (choice.length !== usual.length) query.set('length', choice.length);
  if (choice.sort !== usual.sort) query.set('sort', choice.sort);
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * What a provider has in such a list: every plan, or the cheapest of those that are as long as asked. Nobody stays for
 * years on tickets for some days, so they are in none.
 */
export function listedPlans(plans: readonly Plan[], length: PriceListChoice['length'], start: Day): Plan[] {
  const byMonth = comparablePlans(plans).filter(({ months }) => months !== undefined);
  if (length === 'all') return byMonth;
  const plan = headlinePlan(
    byMonth.filter((one) => hasLength(one, length)),
    comparedMonths,
    start,
  );
  return plan ? [plan] : [];
}

function hasLength({ months = 0 }: Plan, length: PriceListChoice['length']): boolean {
  if (length === 'month') return months === 1;
  // Free months are a part of the term: 15 for the price of 12 is still a year.
  if (length === 'year') return months >= 12 && months < 24;
  return length !== 'long' || months >= 24;
}
