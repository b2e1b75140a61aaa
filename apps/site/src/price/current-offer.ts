import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { type Coupon, couponFor, type PlanCoupon } from '@vpn-site/core/outbound/coupon.ts';
import { currentCoupon } from '@vpn-site/core/outbound/offer.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { FactContext } from '#site/site-context.ts';
import { chargeText } from './amount-text.ts';
import { freshPlans, planTerm } from './price-model.ts';

/** An offer that is valid today, with the plan that represents it. */
export interface CurrentOffer {
  readonly coupon: Coupon;
  /** The plan with the offer; undefined if no recent price of its plans is known. */
  readonly priced: { readonly plan: Plan; readonly lower: PlanCoupon } | undefined;
  /** The other plans to which the offer applies. */
  readonly otherPlans: readonly Plan[];
}

export function currentOffer(
  providerId: string,
  site: Pick<FactContext, 'offers' | 'providers' | 'formerProviders' | 'methodology' | 'asOf' | 'reader'>,
): CurrentOffer | undefined {
  const offer = site.formerProviders.has(providerId) ? undefined : site.offers.get(providerId);
  const coupon = offer && currentCoupon(offer, site.asOf);
  if (!coupon) return undefined;
  const plans = freshPlans(providerId, site).filter((plan) => couponFor(plan, coupon) !== undefined);
  const plan = headlinePlan(plans, comparedMonths, site.asOf);
  const lower = plan && couponFor(plan, coupon);
  return {
    coupon,
    priced: plan && lower && { plan, lower },
    otherPlans: plans.filter((other) => other !== plan),
  };
}

/**
 * A valid offer in one line, for cards. It does not affect the score, and prices and totals on the card do not include it.
 */
export interface OfferLineModel {
  readonly kind: 'code' | 'price';
  readonly code: string;
  /** Whether the first charge with the offer is known. */
  readonly sum: 'known' | 'unknown';
  readonly first: string;
  readonly usual: string;
  readonly term: string;
  /** The day on which the price without the offer was captured. */
  readonly seen: string;
  readonly ends: 'known' | 'unknown';
  readonly day: string;
  /** The last day of the offer. A script hides the line after it. */
  readonly endsOn: Day | undefined;
}

export const offerLine = oncePerSite((providerId: string, site: FactContext): OfferLineModel | undefined => {
  const offer = currentOffer(providerId, site);
  if (!offer) return undefined;
  const { locale } = site;
  const { code = '', endsOn } = offer.coupon;
  const { priced } = offer;
  const money = (amount: number) => (priced ? chargeText(amount, priced.plan, site) : '');
  return {
    kind: code === '' ? 'price' : 'code',
    code,
    sum: priced ? 'known' : 'unknown',
    first: money(priced?.lower.charged ?? 0),
    usual: money(priced?.plan.charged ?? 0),
    term: priced ? planTerm(priced.plan, site) : '',
    seen: priced ? formatDay(priced.plan.observed, locale, 'short') : '',
    ends: endsOn === undefined ? 'unknown' : 'known',
    day: endsOn === undefined ? '' : formatDay(endsOn, locale, 'short'),
    endsOn,
  };
});
