import { type Day, isDay } from '../day/day.ts';

/** A reader's choice. Plans are named `provider.plan`. The second plan, if any, is shown next to the first. */
export interface ReceiptChoice {
  readonly plans: readonly string[];
  readonly years: number;
  readonly bought: Day;
}

export const minYears = 1;
export const maxYears = 5;
const defaultYears = 3;
const maxPlans = 2;
/** The first day that is accepted. Earlier days are treated as typos. */
export const minDay = '2010-01-01';
export const maxDay = '2099-12-31';

/** Parses any query. Drops unknown values, and uses defaults for missing ones. */
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

/** Returns the canonical query of a choice, with its question mark. */
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

/** Returns the id of a provider's plans in the list of My VPN, for links to it. */
export function plansAnchor(provider: string): string {
  return `plans-${provider}`;
}
