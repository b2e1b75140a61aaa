import { daysBetween } from '@vpn-site/core/day/day.ts';
import { capitalized, formatDayList } from '@vpn-site/core/i18n/formats.ts';
import { joinSentences, type RichText, type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { comparablePlans, headlinePlan } from '@vpn-site/core/price/cheapest-plan.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import { priceCheckInterval } from '@vpn-site/core/price/price-record.ts';
import { planAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { type BillLine, chargeLines, totalLine } from '#price/bill.ts';
import { freshPlans, planTitle } from '#price/price-model.ts';
import { type HeadlineReceipt, selectReceipt } from '#price/receipt-model.ts';
import type { SiteContext } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';

/** The charges of one plan, and its total if there is one. */
export interface PlanBill {
  readonly id: string;
  /** The name and length of the plan. */
  readonly title: string;
  readonly lines: readonly BillLine[];
  readonly total: BillLine | undefined;
  /** Remarks under the bill. */
  readonly words: RichText;
}

export interface CostModel {
  /** The receipt of the provider's headline plan; undefined if no recent price is known. */
  readonly receipt: HeadlineReceipt | undefined;
  /** The dates of the prices, and whether tax is included. */
  readonly note: string | undefined;
  /** A remark about the headline plan. */
  readonly planNote: Words | undefined;
  /** The other plans, shortest first. */
  readonly others: readonly PlanBill[];
  readonly leftOut: string | undefined;
}

export function selectCost(providerId: string, site: SiteContext): CostModel {
  const { asOf, t, locale } = site;
  const all = freshPlans(providerId, site);
  const plans = comparablePlans(all);
  const headline = headlinePlan(plans, comparedMonths, asOf);
  const hidden = all.length - plans.length;
  return {
    receipt: selectReceipt(providerId, site),
    note:
      headline &&
      [
        t('review.cost.note', { observed: observedWords(plans, site) }),
        ...agedWords(headline, providerId, site),
      ].join(' '),
    planNote: headline?.note && wordsIn(headline.note, locale),
    others: plans
      .filter((plan) => plan !== headline)
      .toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0))
      .map((plan) => planBill(plan, providerId, site)),
    leftOut: hidden > 0 ? t('review.cost.leftOut', { count: hidden }) : undefined,
  };
}

function planBill(plan: Plan, providerId: string, site: SiteContext): PlanBill {
  const { t, asOf, locale } = site;
  const amounts = planAmounts(plan, comparedMonths, asOf);
  const tax = includedTax(plan, site);
  return {
    id: plan.id,
    title: planTitle(plan, site),
    lines: chargeLines(plan, cellView(providerId, 'prices', site).mark, site),
    total: amounts && totalLine(amounts, site),
    words: joinSentences([
      amounts ? undefined : t('review.cost.refusal'),
      tax && `${capitalized(tax, locale)}.`,
      plan.note && wordsIn(plan.note, locale),
    ]),
  };
}

/** States how old the price of a plan is, if it is old for a price that has changed before. */
function agedWords({ id, observed }: Plan, providerId: string, site: SiteContext): readonly string[] {
  const { asOf, priceHistories, t } = site;
  const days = daysBetween(observed, asOf);
  const isOld = days > priceCheckInterval(priceHistories.get(providerId), id);
  return isOld ? [t('review.cost.aged', { days })] : [];
}

function observedWords(plans: readonly Plan[], { locale }: SiteContext): string {
  return formatDayList(
    plans.map(({ observed }) => observed),
    locale,
    'short',
  );
}
