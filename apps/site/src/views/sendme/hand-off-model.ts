import { homeCountry } from '@vpn-site/core/country/country.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { couponFor } from '@vpn-site/core/outbound/coupon.ts';
import { hostWithoutWww, outboundRel } from '@vpn-site/core/outbound/destination.ts';
import { continuePath } from '@vpn-site/core/outbound/hand-off.ts';
import { currentCoupon, type Offer } from '@vpn-site/core/outbound/offer.ts';
import { destinationIn } from '@vpn-site/core/outbound/outbound-address.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { type AccessMethodModel, providerAccessModels } from '#evidence/country/access-methods-model.ts';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import {
  homeOrders,
  namedAnchor,
  type OrderChipView,
  type OrdersNotice,
  orderChip,
} from '#evidence/orders/orders-model.ts';
import type { SendmePage } from '#page/page.ts';
import { chargeText } from '#price/amount-text.ts';
import { freshPlans, planTitle, shortPlanName } from '#price/price-model.ts';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt-model.ts';
import { type MainDrawbackView, mainDrawback } from '#score/main-drawback.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface HandOffModel {
  readonly badge: ProviderBadge;
  /** The charges of the provider's headline plan; undefined if no recent price is known. */
  readonly receipt: HeadlineReceipt | undefined;
  /** The host to which the link leads. For a paid link it may be a partner's. */
  readonly host: string;
  readonly isPaid: boolean;
  readonly mainDrawback: MainDrawbackView | undefined;
  /** Help for a blocked site; undefined unless the reader's country blocks the provider by name. */
  readonly blocked: BlockedSite | undefined;
  readonly checked: Day;
  readonly coupon: HandOffCoupon | undefined;
  /** Whether the URL contains the id of the link that was followed, for the partner program. */
  readonly sharesPlacement: boolean;
  readonly next: { readonly href: string; readonly rel: string };
  /** A direct link to the provider's site. */
  readonly plain: { readonly href: string; readonly host: string };
}

/** Help for readers whose country blocks the provider by name, because its site may not open. */
export interface BlockedSite {
  readonly chip: OrderChipView | undefined;
  readonly notice: OrdersNotice;
  /** Known ways to get the app and connect. */
  readonly methods: readonly AccessMethodModel[];
  /** The link to the list of providers that no order names. */
  readonly unnamed: string | undefined;
}

export interface HandOffCoupon {
  /** The code; undefined for a special price without a code. */
  readonly code: string | undefined;
  readonly endsOn: Day | undefined;
  /** The effect on each plan with a known price, such as "24 months: $67.00 instead of $83.76". */
  readonly plans: readonly string[];
  readonly mark: MarkView | undefined;
}

export function handOffModel(page: SendmePage, site: SiteContext): HandOffModel {
  const { offers, providers } = site;
  const offer = offers.get(page.vpn);
  const provider = providers.get(page.vpn);
  if (!offer || !provider) throw new Error(`There is no offer for "${page.vpn}".`);
  return {
    badge: providerBadge(page.vpn, site),
    receipt: selectReceipt(page.vpn, site),
    host: hostWithoutWww(destinationIn(page.locale, offer)),
    isPaid: offer.paid,
    mainDrawback: mainDrawback(page.vpn, allPurpose, site),
    blocked: blockedSite(page.vpn, site),
    checked: offer.checked,
    coupon: handOffCoupon(offer, provider.name, site),
    sharesPlacement: offer.paid && offer.subId !== undefined,
    next: { href: continuePath(page.locale, page.vpn), rel: outboundRel(offer.paid) },
    plain: { href: provider.website, host: hostWithoutWww(provider.website) },
  };
}

/** Kinds of access methods in the order in which readers need them: first the app, then a connection. */
const steps = ['app-file', 'bridge', 'mirror', 'onion'];

function blockedSite(provider: string, site: SiteContext): BlockedSite | undefined {
  const country = homeCountry(site.countries, site.locale);
  const notice = homeOrders(provider, site);
  if (!country || !notice?.isNamed) return undefined;
  const access = providerAccessModels(country, site).find(({ badge }) => badge.id === provider);
  return {
    chip: orderChip(provider, site),
    notice,
    methods: (access?.methods ?? []).toSorted((a, b) => steps.indexOf(a.how) - steps.indexOf(b.how)),
    unnamed: notice.page === undefined ? undefined : `${notice.page}#${namedAnchor}`,
  };
}

function handOffCoupon(offer: Offer, providerName: string, site: SiteContext): HandOffCoupon | undefined {
  const { asOf, locale, t } = site;
  const coupon = currentCoupon(offer, asOf);
  if (!coupon) return undefined;
  const plans = freshPlans(offer.provider, site).flatMap((plan) => {
    const lower = couponFor(plan, coupon);
    if (!lower) return [];
    const money = (amount: number) => chargeText(amount, plan, { locale });
    return t('sendme.couponPlan', {
      plan: planTitle({ ...plan, name: shortPlanName(plan, providerName) }, site),
      first: money(lower.charged),
      usual: money(plan.charged),
    });
  });
  const { mark } = cellView(offer.provider, 'prices', site);
  return { code: coupon.code, endsOn: coupon.endsOn, plans, mark };
}
