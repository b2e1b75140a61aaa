import type { Both, Side } from '#domain/comparison/findings/pair-facts.ts';
import { advertisedMonth, renewalMonth } from '#domain/price/advertised-month.ts';
import { cheapestPlan } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { freshPlans } from '#evidence/price/price.ts';
import { formatMoney, numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { PairModel } from './verdict-model.ts';

export interface DrawnLine extends MonthPriceLine {
  readonly name: string;
  readonly firstText: string;
  readonly laterText: string;
  /** Whether its amounts stand above the line; the other's stand below. */
  readonly above: { readonly first: boolean; readonly later: boolean };
}

/** What a month costs over the compared time, with both providers on one scale. */
export interface PriceStepsModel {
  readonly lines: Both<DrawnLine>;
  readonly top: number;
  readonly ticks: readonly { readonly amount: number; readonly text: string }[];
  readonly label: string;
  readonly axis: string;
}

/** Undefined where a bill is missing or the currencies differ: there is no figure with one line guessed. */
export function priceSteps({ ids, names }: PairModel, site: SiteContext): PriceStepsModel | undefined {
  const { asOf, locale, t } = site;
  const [one, other] = ids.map((id) => {
    const cheapest = cheapestPlan(freshPlans(id, site), comparedMonths, asOf);
    return cheapest && { plan: cheapest.plan, line: priceLine(cheapest.plan) };
  });
  if (!one?.line || !other?.line || one.plan.currency !== other.plan.currency) return undefined;
  const { currency } = one.plan;
  const lines: Both<MonthPriceLine> = [one.line, other.line];
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const drawn = (side: Side): DrawnLine => {
    const line = lines[side];
    return {
      ...line,
      name: names[side],
      firstText: money(line.first),
      laterText: money(line.later),
      above: { first: startsAbove(lines, 'first', side), later: startsAbove(lines, 'later', side) },
    };
  };
  const [first, second] = [drawn(0), drawn(1)];
  const { top, ticks } = priceScale(lines);
  return {
    lines: [first, second],
    top,
    ticks: ticks.map((amount) => ({ amount, text: numberFormatter(locale).format(amount) })),
    label: t('comparison.cost.drawing', {
      a: names[0],
      b: names[1],
      first: first.firstText,
      later: first.laterText,
      otherFirst: second.firstText,
      otherLater: second.laterText,
    }),
    axis: t('comparison.cost.axis', { currency }),
  };
}

/** A prepaid plan is bought again at the same price. */
function priceLine(plan: Plan): MonthPriceLine | undefined {
  const first = advertisedMonth(plan);
  if (first === undefined || plan.months === undefined) return undefined;
  const later = renewalMonth(plan) ?? first;
  // A stay that ends with the first term never sees the price of renewal.
  const changes = Math.min(plan.months, comparedMonths);
  return { first, changes, later: plan.months >= comparedMonths ? first : later };
}

/** The price of a month: at first, from which month on it is another, and that other one. */
export interface MonthPriceLine {
  readonly first: number;
  readonly changes: number;
  readonly later: number;
}

/** Round steps that people read at a glance. */
const steps = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500];
const maxTicks = 5;

/** From nothing to a round amount above both lines, with a little air for what is written there. */
export function priceScale(lines: Both<MonthPriceLine>): {
  readonly top: number;
  readonly ticks: readonly number[];
} {
  const highest = Math.max(...lines.flatMap(({ first, later }) => [first, later])) * 1.1;
  const step = steps.find((one) => highest / one <= maxTicks - 1) ?? highest;
  const count = Math.ceil(highest / step);
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

/** Two amounts that lie close would cover each other: the higher is written above its line, the other below. */
export function startsAbove(lines: Both<MonthPriceLine>, end: 'first' | 'later', side: Side): boolean {
  const [one, other] = lines;
  if (one[end] === other[end]) return side === 0;
  return (side === 0) === one[end] > other[end];
}
