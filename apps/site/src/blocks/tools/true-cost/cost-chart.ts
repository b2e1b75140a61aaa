import { formatMoneySpan, formatShortMoney } from '@vpn-site/core/i18n/formats.ts';
import { type PaidSoFar, paidSoFar } from '@vpn-site/core/price/plan-cost.ts';
import type { ReceiptChoice } from '@vpn-site/core/price/receipt-query.ts';
import { planAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import { chargeText } from '#price/amount-text.ts';
import type { ReceiptPlan, ReceiptWording } from '#price/receipt-plan.ts';

/** The amount paid over time, ready to render: positions from 0 to 1, and text in the reader's language. */
export interface CostChart extends PaidSoFar {
  /** The chart in one sentence. */
  readonly label: string;
  /** The upper end of the money scale. */
  readonly top: number;
  readonly amounts: readonly { readonly at: number; readonly text: string }[];
  readonly months: readonly { readonly at: number; readonly text: string }[];
  /** The text at the end of the line. */
  readonly end: string;
}

/** Builds the chart. `minTop` is the amount up to which the scale must reach, so that two bills can have the same scale. */
export function costChart(
  plan: ReceiptPlan,
  { years, bought }: ReceiptChoice,
  { locale, t }: ReceiptWording,
  minTop = 0,
): CostChart {
  const course = paidSoFar(plan, years * 12, bought);
  const first = chargeText(plan.charged, plan, { locale });
  const amounts = planAmounts(plan, years * 12, bought);
  const all = amounts ? formatMoneySpan(amounts.total, plan.currency, locale) : t('receipt.unpublished');
  const total = course.steps.at(-1)?.paid ?? 0;
  const isKnown = course.knownUntil === 1;
  const ticks = roundSteps(Math.max(total, minTop));
  const top = ticks.at(-1) ?? total;
  return {
    ...course,
    label: isKnown
      ? t('trueCost.chart', {
          first,
          total: all,
          count: course.steps.length,
          stay: t('trueCost.stay', { years }),
        })
      : t('trueCost.chartRefused', { first }),
    top,
    amounts: ticks.map((amount) => ({
      at: amount / top,
      text: formatShortMoney(amount, plan.currency, locale),
    })),
    // The caption names the unit, because there is no space for it here on phones.
    months: monthsOf(years).map((months) => ({ at: months / (years * 12), text: String(months) })),
    end: all,
  };
}

function monthsOf(years: number): number[] {
  if (years === 1) return [0, 6, 12];
  return Array.from({ length: years + 1 }, (_, year) => year * 12);
}

const roundStepSizes = [1, 2, 2.5, 5, 10];
const maxSteps = 4;

/** Returns four or five round amounts for the scale of a chart, from 0 to a value or just above it. */
export function roundSteps(value: number): number[] {
  if (value <= 0) return [0, 1];
  const magnitude = 10 ** Math.floor(Math.log10(value / maxSteps));
  const length = (roundStepSizes.find((one) => one * magnitude * maxSteps >= value) ?? 10) * magnitude;
  const count = Math.ceil(value / length);
  return Array.from({ length: count + 1 }, (_, step) => step * length);
}
