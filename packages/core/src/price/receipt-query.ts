import { type Day, isDay } from '../day/day.ts';

/** What a reader chose. Plans are named `provider.plan`; the second stands beside the first. */
export interface ReceiptChoice {
  readonly plans: readonly string[];
  readonly years: number;
  readonly bought: Day;
}

export const minYears = 1;
export const maxYears = 5;
const defaultYears = 3;
const maxPlans = 2;
/** A day outside of these is taken for a typing mistake. */
export const minDay = '2010-01-01';
export const maxDay = '2099-12-31';

/** Reads any query. Unknown values are left out, and what is missing gets its default. */
export function parseReceiptQuery(
  query: string,
  { known, today }: { readonly known: { has(plan: string): boolean }; readonly today: Day },
): ReceiptChoice {
  const asked = new URLSearchParams(query);
  const plans = asked.getAll('plan').filter((plan) => known.has(plan));
  const from = asked.get('from') ?? '';
  return {
    plans: [...new Set(plans)].slice(0, maxPlans),
    years: yearsIn(asked.get('years')),
    bought: isDay(from) && from >= minDay && from <= maxDay ? from : today,
  };
}

/** The one query of a choice, with its question mark. */
export function formatReceiptQuery({ plans, years, bought }: ReceiptChoice): string {
  const query = new URLSearchParams(plans.map((plan) => ['plan', plan]));
  query.set('years', String(years));
  query.set('from', bought);
  return `?${query}`;
}

export function planName(provider: string, plan: string): string {
  return `${provider}.${plan}`;
}

function yearsIn(text: string | null): number {
  const years = Number.parseInt(text ?? '', 10);
  return Number.isNaN(years) ? defaultYears : Math.min(Math.max(years, minYears), maxYears);
}
