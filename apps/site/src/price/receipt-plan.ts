import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { couponFor } from '@vpn-site/core/outbound/coupon.ts';
import { currentCoupon } from '@vpn-site/core/outbound/offer.ts';
import { comparablePlans } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { PriceReader } from '@vpn-site/core/price/reader-tax.ts';
import type { ReceiptTerms } from '@vpn-site/core/price/receipt.ts';
import { expiryDay } from '@vpn-site/core/provider/freshness.ts';
import { freshValue, knownFact } from '@vpn-site/core/provider/provider.ts';
import { cellView, type MarkView } from '#evidence/fact/fact-view.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';
import type { TileLook } from '#ui/primitives/tile/tile-look.ts';
import { freshPlans, shortPlanName } from './price-model.ts';
import { providerTile } from './provider-tile.ts';

/** The data of a plan that a receipt needs. It is serialized into the page. */
export interface ReceiptPlan extends ReceiptTerms, Pick<Plan, 'observed'> {
  /** The name; undefined if it equals the provider's name. */
  readonly name?: string | undefined;
  /** The date of the price, and "tax included" if that is an exception on the page. */
  readonly basis: string;
  readonly note?: Words | undefined;
}

/** A provider with its plans, and the data that all its receipts share. */
export interface ReceiptProvider {
  readonly id: string;
  readonly name: string;
  readonly tile: TileLook;
  /** The first day on which the prices are outdated. */
  readonly expires?: Day | undefined;
  readonly priceMark?: MarkView | undefined;
  /** The usual refund period and its source. */
  readonly refund?: { readonly days: number; readonly mark?: MarkView | undefined } | undefined;
  readonly plans: readonly ReceiptPlan[];
}

/** The parts of a context that the texts of receipts need. They are available on the server and in browsers. */
export interface ReceiptWording {
  readonly t: Translator;
  readonly locale: LocaleCode;
  readonly reader: Pick<PriceReader, 'localMoney'>;
}

/** Returns a provider with its comparable plans; undefined if no recent price is known. */
export function receiptProvider(id: string, site: FactContext): ReceiptProvider | undefined {
  const { providers, methodology, asOf } = site;
  const provider = providers.get(id);
  const plans = comparablePlans(freshPlans(id, site));
  if (!provider || plans.length === 0) return undefined;
  const days = freshValue(provider, 'money-back-days', methodology.lifetimes, asOf);
  const prices = knownFact(provider, 'prices');
  const lifetime = methodology.lifetimes.prices ?? 'never';
  const offer = site.offers.get(id);
  const coupon = offer && currentCoupon(offer, asOf);
  return {
    id,
    name: provider.name,
    tile: providerTile(id, site),
    expires: prices && expiryDay(prices, { lifetime }),
    priceMark: cellView(id, 'prices', site).mark,
    refund: days === undefined ? undefined : { days, mark: cellView(id, 'money-back-days', site).mark },
    plans: sortPlans(plans).map((plan) => ({
      ...receiptPlan(plan, days, site),
      name: shortPlanName(plan, provider.name),
      coupon: coupon && couponFor(plan, coupon),
    })),
  };
}

/** Sorts plans by name in the provider's order, and plans of one name by term, shortest first. */
function sortPlans(plans: readonly Plan[]): Plan[] {
  const names = [...new Set(plans.map(({ name }) => name))];
  return plans.toSorted(
    (a, b) => names.indexOf(a.name) - names.indexOf(b.name) || (a.months ?? 0) - (b.months ?? 0),
  );
}

function receiptPlan(plan: Plan, usualRefund: number | undefined, site: Language): ReceiptPlan {
  const { id, currency, months, days, charged, renewal, noticeDays, possibleTax, observed, note } = plan;
  return {
    id,
    currency,
    months,
    days,
    charged,
    renewal,
    refundDays: plan.refundDays ?? usualRefund,
    noticeDays,
    possibleTax,
    observed,
    basis: site.t('priceBasis.receipt', {
      day: formatDay(observed, site.locale, 'short'),
      tax: includedTax(plan, site) ?? 'none',
    }),
    note: note && wordsIn(note, site.locale),
  };
}
