import type { BlockContext } from '#blocks/block-context.ts';
import { comparedMonths } from '#blocks/evidence/fresh-plans.ts';
import { type PaidSoFar, paidSoFar } from '#domain/price/paid-so-far.ts';
import type { Plan } from '#domain/price/plan.ts';
import { formatMoney } from '#i18n/format-money.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import { roundSteps } from './round-steps.ts';

/** How a bill grows, ready to be drawn: places from 0 to 1, words in the reader's language. */
export interface CostChart extends PaidSoFar {
  /** The same in a sentence. */
  readonly label: string;
  readonly caption: string;
  /** The upper end of the scale of money. */
  readonly top: number;
  readonly amounts: readonly { readonly at: number; readonly text: string }[];
  readonly months: readonly { readonly at: number; readonly text: string }[];
  /** What is written at the end of the line. */
  readonly end: string;
}

export function costChart(plan: Plan, { asOf, locale, t }: BlockContext): CostChart {
  const course = paidSoFar(plan, comparedMonths, asOf);
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const short = numberFormatter(locale, {
    style: 'currency',
    currency: plan.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const first = money(course.steps[0]?.paid ?? 0);
  const total = course.steps.at(-1)?.paid ?? 0;
  const isKnown = course.knownUntil === 1;
  const ticks = roundSteps(total);
  const top = ticks.at(-1) ?? total;
  return {
    ...course,
    label: isKnown
      ? t('review.cost.chart', {
          first,
          total: money(total),
          count: course.steps.length,
          stay: t('bill.total', { months: comparedMonths }),
        })
      : t('review.cost.chartRefused', { first }),
    caption: t('review.cost.caption', { plan: plan.name }),
    top,
    amounts: ticks.map((amount) => ({ at: amount / top, text: short.format(amount) })),
    months: [
      { at: 0, text: t('review.cost.today') },
      // The caption names the unit: on a phone there is no room for it here.
      ...[12, 24, comparedMonths].map((months) => ({ at: months / comparedMonths, text: String(months) })),
    ],
    end: isKnown ? money(total) : t('review.cost.unpublished'),
  };
}
