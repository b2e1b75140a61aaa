import type { Plan } from '@vpn-site/core/price/plan.ts';
import { ageOf, answerOf, count, type Guard, type Guards, known, listOf, type Subject } from './truth.ts';

function plansOf({ provider }: Subject): readonly Plan[] {
  return (listOf(provider, 'prices') ?? []) as unknown as readonly Plan[];
}

function somePlan(fits: (plan: Plan, said: Readonly<Record<string, unknown>>) => boolean): Guard {
  return (said, about) => plansOf(about).some((plan) => fits(plan, said));
}

/**
 * Guards the statement that there is no current price. A price counts for 120 days, or for 60 days if its source has no
 * date.
 */
const noCurrentPrice: Guard = (_, about) => {
  const fact = known(about.provider, 'prices');
  const seen = fact?.asOf ?? fact?.firstRead;
  return (
    seen === undefined ||
    ageOf(seen, about.site) >= (fact?.asOf === undefined ? 60 : 120) ||
    plansOf(about).some(({ observed }) => ageOf(observed, about.site) >= 60)
  );
};

function renews(
  plan: Plan,
): plan is Plan & { readonly renewal: { readonly charged: number; readonly months: number } } {
  return typeof plan.renewal !== 'string';
}

/** Returns the later monthly price as a multiple of the first. */
function jumpOf(plan: Plan): number {
  return renews(plan)
    ? plan.renewal.charged / plan.renewal.months / (plan.charged / (plan.months ?? 1))
    : Number.NaN;
}

/** Guards for prices, today and later. */
export const priceGuards: Guards = {
  'priceLine.renews': somePlan(
    (plan, { laterMonths }) => renews(plan) && plan.renewal.months === count(laterMonths),
  ),
  'priceLine.same': somePlan((plan) => renews(plan) && plan.renewal.charged === plan.charged),
  'review.customer.rises': somePlan((plan) => jumpOf(plan) >= 1.4),
  'review.customer.steady': somePlan((plan) => jumpOf(plan) > 1),
  'review.customer.same': somePlan((plan) => jumpOf(plan) < 1.1),
  'review.customer.prepaid': somePlan(({ renewal }) => renewal === 'none'),
  'review.customer.unpublished': somePlan(({ renewal }) => renewal === 'unpublished'),
  'priceLine.local': somePlan(() => true),
  'priceLine.prepaid': somePlan(({ renewal }) => renewal === 'none'),
  'priceLine.unpublished': somePlan(({ renewal }) => renewal === 'unpublished'),
  'priceLine.noFree': (_, { provider }) =>
    (answerOf(provider, 'free-plan') as { available?: boolean })?.available === false,
  'priceLine.unknownFree': (_, { provider }) => answerOf(provider, 'free-plan') === undefined,
  'priceLine.unstated': (_, { provider }) =>
    (answerOf(provider, 'free-plan') as { available?: boolean })?.available === true,
  'priceLine.unknown': noCurrentPrice,
  'priceLine.refund': ({ days }, about) =>
    answerOf(about.provider, 'money-back-days') === count(days) ||
    plansOf(about).some(({ refundDays }) => refundDays === count(days)),
  'priceLine.noRefund': (_, about) =>
    answerOf(about.provider, 'money-back-days') === 0 ||
    plansOf(about).some(({ refundDays }) => refundDays === 0),
  'review.cost.unknown': noCurrentPrice,
  'review.cost.refusal': somePlan(({ renewal }) => renewal === 'unpublished'),
  'receipt.unpublished': somePlan(({ renewal }) => renewal === 'unpublished'),
  'receipt.noTotal': somePlan(({ renewal }) => renewal === 'unpublished'),
  'receipt.perMonth.unpublished': somePlan(({ renewal }) => renewal === 'unpublished'),
  'receipt.perMonth.differs': somePlan(
    ({ renewal, charged, months = 1 }) =>
      renewal !== 'unpublished' && (renewal === 'none' || renewal.charged !== charged || 36 % months !== 0),
  ),
  'receipt.perMonth.same': somePlan(
    ({ renewal, charged, months = 1 }) =>
      renewal === 'none' || months >= 36 || (renewal !== 'unpublished' && renewal.charged === charged),
  ),
  'receipt.perMonth.paid-ahead': somePlan(({ months = 1 }) => 36 % months !== 0),
  'receipt.refunds.none': (_, about) =>
    answerOf(about.provider, 'money-back-days') === 0 ||
    plansOf(about).some(({ refundDays }) => refundDays === 0),
  'receipt.refunds.unknown': (_, about) =>
    plansOf(about).some(({ refundDays }) => refundDays === undefined) && !isFresh(about),
  'receipt.refundDays': ({ count: days }, about) =>
    answerOf(about.provider, 'money-back-days') === count(days) ||
    plansOf(about).some(({ refundDays }) => refundDays === count(days)),
  'receipt.endDetail': somePlan(({ renewal }) => renewal === 'none'),
  'receipt.cancelDetail': somePlan(({ renewal }) => renewal !== 'none'),
};

function isFresh({ provider, site }: Subject): boolean {
  const fact = known(provider, 'money-back-days');
  return fact?.asOf !== undefined && ageOf(fact.asOf, site) < 500;
}
