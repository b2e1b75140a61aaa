import type { Day } from '../day/day.ts';
import { comparablePlans, headlinePlan } from './cheapest-plan.ts';
import type { Plan } from './plan.ts';
import { comparedMonths } from './plan-cost.ts';

export const priceSorts = ['total', 'today', 'name'] as const;
/** Lengths of plans to choose from. `cheapest`: for each provider the plan with the lowest total cost, of any length. */
export const planLengths = ['cheapest', 'month', 'year', 'long', 'all'] as const;

/** A reader's sorting and filter for the price list of all providers. */
export interface PriceListChoice {
  readonly sort: (typeof priceSorts)[number];
  readonly length: (typeof planLengths)[number];
}

export const defaultPriceList: PriceListChoice = { sort: 'total', length: 'cheapest' };

/** Parses any query. Unknown or missing values get their defaults. */
export function parsePriceListQuery(query: string): PriceListChoice {
  const asked = new URLSearchParams(query);
  return {
    sort: priceSorts.find((sort) => sort === asked.get('sort')) ?? defaultPriceList.sort,
    length: planLengths.find((length) => length === asked.get('length')) ?? defaultPriceList.length,
  };
}

/** Returns the canonical query of a choice, with its question mark; empty for the defaults. */
export function formatPriceListQuery(choice: PriceListChoice): string {
  const query = new URLSearchParams();
  if (choice.length !== defaultPriceList.length) query.set('length', choice.length);
  if (choice.sort !== defaultPriceList.sort) query.set('sort', choice.sort);
  return query.size === 0 ? '' : `?${query}`;
}

/**
 * Returns the plans of a provider in the price list: all plans, or the cheapest of the chosen length. It leaves out plans
 * sold by the day, because the list compares subscriptions over years.
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
  // Free months are part of the term: 15 for the price of 12 is still a year.
  if (length === 'year') return months >= 12 && months < 24;
  return length !== 'long' || months >= 24;
}
