import { formatDay, formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import { couponFor } from '@vpn-site/core/outbound/coupon.ts';
import { currentCoupon } from '@vpn-site/core/outbound/offer.ts';
import { type BillShare, billParts } from '@vpn-site/core/price/bill-parts.ts';
import { inCommonCurrency } from '@vpn-site/core/price/common-currency.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths, planCost } from '@vpn-site/core/price/plan-cost.ts';
import { type PlanAmounts, planAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { chargeText } from '#price/amount-text.ts';
import { monthsBoughtText, planTitle, shortPlanName } from '#price/price-model.ts';
import { assertedAmount } from '#site/assertions.ts';
import type { SiteContext } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';

export interface PriceRow {
  /** The provider id and the plan id: `provider.plan`. */
  readonly id: string;
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly plan: string;
  readonly today: string;
  readonly mark: MarkView | undefined;
  readonly later: string;
  readonly bar: readonly BillShare[];
  /** Undefined if the renewal price is not published. */
  readonly total: string | undefined;
  /** Text such as "buys 39 months", if the total pays for more months than compared. */
  readonly buys: string | undefined;
  /** "tax included", if that is an exception on the page. */
  readonly tax: string | undefined;
  readonly refund: string;
  readonly code: string | undefined;
  readonly link: TrackedLinkModel;
}

/** A plan with its total cost, for sorting. */
export interface PricedPlan {
  readonly provider: string;
  readonly plan: Plan;
  /** The lowest possible total and today's charge in the common currency; infinite if it is unknown or has no rate. */
  readonly total: number;
  readonly today: number;
  readonly amounts: PlanAmounts | undefined;
}

export function pricedPlan(provider: string, plan: Plan, site: SiteContext): PricedPlan {
  const amounts = planAmounts(plan, comparedMonths, site.asOf);
  const common = (amount: number | undefined) =>
    (amount === undefined ? undefined : inCommonCurrency(amount, plan.currency, site)) ??
    Number.POSITIVE_INFINITY;
  return { provider, plan, amounts, total: common(amounts?.total.low), today: common(plan.charged) };
}

/**
 * Formats a plan as a row. `longest` is the highest amount of all plans in the common currency, because all bars have one
 * scale.
 */
export function priceRow(
  { provider, plan, amounts, today }: PricedPlan,
  longest: number,
  site: SiteContext,
): PriceRow {
  const { asOf, locale, t } = site;
  const face = providerBadge(provider, site);
  const cost = planCost(plan, comparedMonths, asOf);
  const money = (amount: number) => chargeText(amount, plan, site);
  const rate = today / plan.charged;
  const parts = billParts(plan, cost).map(({ kind, amount }) => ({
    kind,
    share: Number.isFinite(rate) ? (amount * rate) / longest : 0,
  }));
  const known = parts.reduce((sum, { share }) => sum + share, 0);
  return {
    id: `${provider}.${plan.id}`,
    face,
    review: site.reviewPath(provider),
    plan: planTitle({ ...plan, name: shortPlanName(plan, face.name) }, site),
    today: money(plan.charged),
    mark: cellView(provider, 'prices', site).mark,
    later: laterWords(plan, money, site),
    bar: cost.ok ? parts : [...parts, { kind: 'unpublished', share: Math.max(0, 1 - known) }],
    tax: includedTax(plan, site),
    total:
      amounts &&
      assertedAmount(formatMoneySpan(amounts.total, plan.currency, locale), 'total', plan, provider, locale),
    buys: amounts && monthsBoughtText(amounts.monthsBought, comparedMonths, site),
    refund:
      plan.refundDays === undefined
        ? cellView(provider, 'money-back-days', site).text
        : plan.refundDays === 0
          ? t('receipt.refunds.none')
          : t('facts.days', { count: plan.refundDays }),
    code: codeWords(provider, plan, site),
    link: selectTrackedLink(provider, 'deals', site),
  };
}

function laterWords(
  { renewal, months = 0, charged }: Plan,
  money: (amount: number) => string,
  { t }: SiteContext,
): string {
  if (renewal === 'unpublished') return t('dataPages.deals.unpublished');
  if (renewal === 'none') {
    // If the prepaid term covers the whole period, nothing is paid again.
    return months >= comparedMonths
      ? t('dataPages.deals.prepaid')
      : t('dataPages.deals.prepaidAgain', { amount: money(charged) });
  }
  return t('dataPages.deals.renews', { amount: money(renewal.charged), months: renewal.months });
}

/** Describes today's price with a coupon code, which is shown next to the regular price. */
function codeWords(
  provider: string,
  plan: Plan,
  { offers, asOf, locale, t }: SiteContext,
): string | undefined {
  const offer = offers.get(provider);
  const coupon = offer && currentCoupon(offer, asOf);
  const lower = coupon && couponFor(plan, coupon);
  if (!lower) return undefined;
  const { code = '', endsOn } = lower;
  const kind = code === '' ? 'price' : 'code';
  const amount = chargeText(lower.charged, plan, { locale });
  return endsOn === undefined
    ? t('dataPages.deals.code', { kind, code, amount })
    : t('dataPages.deals.codeUntil', { kind, code, amount, day: formatDay(endsOn, locale, 'short') });
}
