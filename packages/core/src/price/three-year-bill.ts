import type { Day } from '../day/day.ts';
import type { Provider } from '../provider/provider.ts';
import { type AmountSpan, amountSpan } from './amount-span.ts';
import { type CheapestPlan, cheapestPlan } from './cheapest-plan.ts';
import { type CurrencyRules, inCommonCurrency } from './common-currency.ts';
import { freshPlansOf, type PriceRules } from './fresh-plans.ts';
import { fromMinor, toMinor } from './money.ts';
import type { PlanTerms } from './plan.ts';
import { comparedMonths, type KnownPlanCost, planCost } from './plan-cost.ts';

/** The amounts of a plan over some months. Each is a span if the page does not mention tax. */
export interface PlanAmounts {
  readonly currency: string;
  readonly today: AmountSpan;
  readonly total: AmountSpan;
  /** The average price of a month: the total divided by the months bought. */
  readonly month: AmountSpan;
  readonly monthsBought: number;
}

/** Returns the amounts of a plan; undefined if no renewal price is published. Every page takes totals from here. */
export function planAmounts(plan: PlanTerms, months: number, start: Day): PlanAmounts | undefined {
  const cost = planCost(plan, months, start);
  if (!cost.ok) return undefined;
  const span = (amountOf: (cost: KnownPlanCost) => number): AmountSpan =>
    amountSpan(plan, (one) => {
      const known = planCost(one, months, start);
      return known.ok ? amountOf(known) : undefined;
    }) ?? { low: amountOf(cost), high: amountOf(cost) };
  return {
    currency: plan.currency,
    today: span(({ chargedToday }) => chargedToday),
    total: span(({ total }) => total),
    month: span(({ perMonth }) => perMonth),
    monthsBought: cost.monthsBought,
  };
}

/** The bill of a provider's cheapest plan over three years, as the reader pays it. */
export interface ThreeYearBill extends CheapestPlan, PlanAmounts {}

/** Returns the bill of a provider; undefined if no fresh price gives a total. */
export function threeYearBill(
  provider: Provider,
  rules: PriceRules,
  months = comparedMonths,
): ThreeYearBill | undefined {
  const cheapest = cheapestPlan(freshPlansOf(provider, rules), months, rules.asOf);
  const amounts = cheapest && planAmounts(cheapest.plan, months, rules.asOf);
  return cheapest && amounts && { ...cheapest, ...amounts };
}

type Totaled = Pick<PlanAmounts, 'currency' | 'total'>;

/** Totals in one currency. Amounts that share a currency are not converted. */
export interface ComparableTotals {
  readonly currency: string;
  readonly isConverted: boolean;
  readonly totals: readonly AmountSpan[];
}

/** Returns the totals of bills for comparing and sorting; undefined if a currency has no rate. */
export function comparableTotals(
  bills: readonly Totaled[],
  rules: CurrencyRules,
): ComparableTotals | undefined {
  const [currency, ...others] = new Set(bills.map((bill) => bill.currency));
  if (currency === undefined) return undefined;
  if (others.length === 0) return { currency, isConverted: false, totals: bills.map(({ total }) => total) };
  const totals = bills.flatMap((bill) => {
    const convert = (amount: number) => inCommonCurrency(amount, bill.currency, rules);
    const [low, high] = [convert(bill.total.low), convert(bill.total.high)];
    return low === undefined || high === undefined ? [] : [{ low, high }];
  });
  if (totals.length < bills.length) return undefined;
  return { currency: rules.methodology.costBasis.currency, isConverted: true, totals };
}

/**
 * Returns by how much one total is at least below another, with or without the tax that a page does not mention; undefined
 * if it may not be below.
 */
export function leastSaving(lower: AmountSpan, higher: AmountSpan, currency: string): number | undefined {
  const saving = toMinor(higher.low, currency) - toMinor(lower.high, currency);
  return saving > 0 ? fromMinor(saving, currency) : undefined;
}

/**
 * Returns the bill that is lowest with or without the tax that a page does not mention; undefined if no bill is, or if
 * there is only one.
 */
export function lowestBill<T extends Totaled>(bills: readonly T[], rules: CurrencyRules): T | undefined {
  const compared = comparableTotals(bills, rules);
  if (!compared || bills.length < 2) return undefined;
  const { totals, currency } = compared;
  const lowest = totals.findIndex((own) =>
    totals.every((other) => other === own || leastSaving(own, other, currency) !== undefined),
  );
  return bills[lowest];
}
