import type { Day } from '@vpn-site/core/day/day.ts';
import {
  byAlphabet,
  formatDay,
  formatDays,
  formatMoneySpan,
  formatNames,
} from '@vpn-site/core/i18n/formats.ts';
import { costWithCoupon } from '@vpn-site/core/outbound/coupon.ts';
import { chargeSpan } from '@vpn-site/core/price/amount-span.ts';
import { inCommonCurrency } from '@vpn-site/core/price/common-currency.ts';
import { comparedMonths, planCost } from '@vpn-site/core/price/plan-cost.ts';
import { lowestPriceBefore } from '@vpn-site/core/price/price-record.ts';
import { block } from '#blocks/block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type CurrentOffer, currentOffer } from '#price/current-offer.ts';
import { isHigherLater } from '#price/price-line-model.ts';
import { planTitle, shortPlanName } from '#price/price-model.ts';
import type { SiteContext } from '#site/site-context.ts';

export const currentOffersBlock = block({
  name: 'current-offers',
  summary:
    'The offers of facts/offers that are valid today, as cards: code or special price, first charge, renewal, last day, and the price they are measured against. Without any, a box says so.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCurrentOffers(site),
  examples: [{ name: 'All valid offers', source: '{% current-offers /%}' }],
});

export interface OfferCard {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly plan: string | undefined;
  readonly kind: 'code' | 'price';
  readonly code: string;
  readonly percent: number | undefined;
  /** Today's charge with the offer. It includes the reference price if that may be struck out. */
  readonly first: string | undefined;
  readonly mark: MarkView | undefined;
  readonly struck: string | undefined;
  readonly bought: string;
  readonly renewal:
    | { readonly day: string; readonly amount: RenewalAmount; readonly isHigher: boolean }
    | undefined;
  readonly endsOn: Day | undefined;
  readonly lastDay: string | undefined;
  readonly measured: MeasuredAgainst | undefined;
  readonly tried: string;
  readonly later: 'renewal' | 'repurchase' | 'unknown';
  readonly others: string | undefined;
  readonly link: TrackedLinkModel;
}

type RenewalAmount =
  | { readonly kind: 'known'; readonly amount: string; readonly months: number }
  | { readonly kind: 'unpublished' | 'prepaid' };

/** The price with which a discount is compared. */
export type MeasuredAgainst =
  | { readonly kind: 'before'; readonly amount: string; readonly days: string }
  | {
      readonly kind: 'list';
      readonly amount: string;
      readonly day: string;
      readonly since: 'known' | 'unknown';
    };

export interface CurrentOffersModel {
  readonly cards: readonly OfferCard[];
}

/** Selects the valid offers, paid or not, lowest three-year bill first. */
export function selectCurrentOffers(site: SiteContext): CurrentOffersModel {
  const found = [...site.providers.values()].flatMap((provider) => {
    const offer = currentOffer(provider.id, site);
    return offer ? [{ provider, offer, bill: billOf(offer, site) }] : [];
  });
  const sorted = found.toSorted(
    (a, b) =>
      (a.bill === b.bill ? 0 : a.bill - b.bill) || byAlphabet(a.provider.name, b.provider.name, site.locale),
  );
  return { cards: sorted.map(({ provider, offer }) => offerCard(provider.id, offer, site)) };
}

/** Returns the three-year bill with the offer, in the common currency; infinite if it is unknown. */
function billOf({ priced }: CurrentOffer, site: SiteContext): number {
  const total =
    priced && costWithCoupon(planCost(priced.plan, comparedMonths, site.asOf), priced.lower).total;
  const common = total === undefined ? undefined : inCommonCurrency(total, priced?.plan.currency ?? '', site);
  return common ?? Number.POSITIVE_INFINITY;
}

function offerCard(providerId: string, offer: CurrentOffer, site: SiteContext): OfferCard {
  const { asOf, locale } = site;
  const { coupon, priced, otherPlans } = offer;
  const { code = '', percent, endsOn, checked } = coupon;
  const face = providerBadge(providerId, site);
  const title = (plan: Parameters<typeof shortPlanName>[0] & Parameters<typeof planTitle>[0]) =>
    planTitle({ ...plan, name: shortPlanName(plan, face.name) }, site);
  const reference = referencePrice(providerId, offer, site);
  return {
    face,
    review: site.reviewPath(providerId),
    plan: priced && title(priced.plan),
    kind: code === '' ? 'price' : 'code',
    code,
    percent,
    first: priced && moneyOf(priced.lower.charged, priced, site),
    mark: cellView(providerId, 'prices', site).mark,
    struck: reference?.isStruck ? reference.measured.amount : undefined,
    bought: formatDay(asOf, locale, 'short'),
    renewal: priced && renewalOf(priced, site),
    endsOn,
    lastDay: endsOn && formatDay(endsOn, locale, 'short'),
    measured: reference?.measured,
    tried: formatDay(checked, locale, 'short'),
    later: laterKind(priced),
    others: otherPlans.length === 0 ? undefined : formatNames(otherPlans.map(title), locale),
    link: selectTrackedLink(providerId, 'deals', site),
  };
}

type Priced = NonNullable<CurrentOffer['priced']>;

function moneyOf(charge: number, { plan }: Priced, { locale }: SiteContext): string {
  return formatMoneySpan(chargeSpan(charge, plan), plan.currency, locale);
}

function laterKind(priced: Priced | undefined): OfferCard['later'] {
  if (!priced || priced.plan.renewal === 'unpublished') return 'unknown';
  return priced.plan.renewal === 'none' ? 'repurchase' : 'renewal';
}

function renewalOf(priced: Priced, site: SiteContext): OfferCard['renewal'] {
  const { plan } = priced;
  const { renewal } = plan;
  const amount: RenewalAmount =
    typeof renewal === 'string'
      ? { kind: renewal === 'none' ? 'prepaid' : 'unpublished' }
      : { kind: 'known', amount: moneyOf(renewal.charged, priced, site), months: renewal.months };
  return {
    day: formatDay(planCost(plan, comparedMonths, site.asOf).firstTermEnds, site.locale, 'short'),
    amount,
    isHigher: isHigherLater(plan),
  };
}

/**
 * Returns the price with which the offer is compared: the lowest price that we recorded in the 30 days before it began,
 * otherwise the price without the offer. Only the former may be struck out, and only if the offer is below it.
 */
function referencePrice(
  providerId: string,
  { coupon, priced }: CurrentOffer,
  site: SiteContext,
): { readonly measured: MeasuredAgainst; readonly isStruck: boolean } | undefined {
  if (!priced) return undefined;
  const { plan, lower } = priced;
  const { locale } = site;
  const before = coupon.since && lowestPriceBefore(plan, coupon.since, site.priceHistories.get(providerId));
  if (before) {
    const days = formatDays(before.first, before.last, locale, 'short');
    return {
      measured: { kind: 'before', amount: moneyOf(before.charged, priced, site), days },
      isStruck: before.charged > lower.charged,
    };
  }
  return {
    measured: {
      kind: 'list',
      amount: moneyOf(plan.charged, priced, site),
      day: formatDay(plan.observed, locale, 'short'),
      since: coupon.since === undefined ? 'unknown' : 'known',
    },
    isStruck: false,
  };
}
