import { numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { plansAnchor } from '@vpn-site/core/price/receipt-query.ts';
import { lowestBill } from '@vpn-site/core/price/three-year-bill.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { currentPicks } from '#blocks/prose/picks/picks.ts';
import { notableRenewalJump, priceLine } from '#price/price-line-model.ts';
import { freshPlans, planBill } from '#price/price-model.ts';
import { receiptAnchor, selectReceipt } from '#price/receipt-model.ts';
import { refundRowId } from '#price/refund-table-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** The answer to whether a customer should renew, based on the price of the compared plan. */
export interface CustomerNoteModel {
  readonly kind: 'rises' | 'steady' | 'same' | 'prepaid' | 'unpublished';
  readonly term: string;
  readonly later: string;
  readonly laterMonths: number;
  /** The monthly renewal price as a multiple of the first price. */
  readonly times: string;
  /** Links to how to cancel, to the deadlines, and to a cheaper provider. */
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

/** The max multiple of the first price at which the renewal price counts as the same. */
const sameUpTo = 1.1;

/** Returns the note; undefined if no recent price is known. */
export function selectCustomerNote(provider: string, site: SiteContext): CustomerNoteModel | undefined {
  const line = priceLine(provider, allPurpose, site);
  const plan = headlinePlan(freshPlans(provider, site), comparedMonths, site.asOf);
  if (line.kind === 'unknown' || line.kind === 'free' || !plan) return undefined;
  const jump = renewalJump(plan) ?? 1;
  const rising = jump >= notableRenewalJump ? 'rises' : jump > sameUpTo ? 'steady' : 'same';
  return {
    kind: line.kind === 'renews' ? rising : line.kind,
    term: line.term,
    later: line.later,
    laterMonths: line.laterMonths,
    times: numberFormatter(site.locale, { maximumFractionDigits: 1 }).format(jump),
    links: customerLinks(provider, site),
  };
}

function customerLinks(provider: string, site: SiteContext) {
  const { t } = site;
  const guide = site.document('guides/cancel-vpn-and-get-refund')?.path;
  const dates = selectReceipt(provider, site)?.tool;
  const myVpn = site.document('pages/my-vpn')?.path;
  const cheaper = cheaperPick(provider, site);
  return [
    guide !== undefined && { href: `${guide}#${refundRowId(provider)}`, text: t('review.customer.cancel') },
    dates !== undefined && { href: dates + receiptAnchor, text: t('review.customer.dates') },
    myVpn !== undefined && { href: `${myVpn}#${plansAnchor(provider)}`, text: t('review.customer.keep') },
    cheaper && {
      href: cheaper.review,
      text: t('review.customer.cheaper', cheaper),
    },
  ].filter((link) => link !== false && link !== undefined);
}

/** Returns the pick for the lowest price, if it costs less than this provider. */
function cheaperPick(provider: string, site: SiteContext) {
  const other = currentPicks(site).get('cheapest');
  const review = other === undefined ? undefined : site.reviewPath(other);
  if (other === undefined || review === undefined) return undefined;
  const [bill, ownBill] = [planBill(other, site), planBill(provider, site)];
  if (!bill || !ownBill || lowestBill([bill, ownBill], site) !== bill) return undefined;
  const line = priceLine(other, allPurpose, site);
  if (line.kind === 'unknown' || line.kind === 'free') return undefined;
  return { review, name: providerName(other, site), today: line.today, term: line.term };
}
