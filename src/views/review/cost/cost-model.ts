import type { TrueCostModel } from '#blocks/tools/true-cost/receipt-data.ts';
import { selectTrueCostOf } from '#blocks/tools/true-cost/true-cost.block.ts';
import { comparablePlans, headlinePlan } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { comparedMonths, planCost } from '#domain/price/plan-cost.ts';
import { knownFact } from '#domain/provider/provider.ts';
import { cellView } from '#evidence/fact/fact.ts';
import { type BillLine, chargeLines, totalLine } from '#evidence/price/bill.ts';
import { freshPlans, planTitle } from '#evidence/price/price.ts';
import { formatDay, formatList } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** What one plan charges, and its total or why there is none. */
export interface PlanBill {
  readonly id: string;
  /** Name and length. */
  readonly title: string;
  readonly lines: readonly BillLine[];
  readonly total: BillLine | undefined;
  /** What to know under the bill. */
  readonly words: string;
}

export interface CostModel {
  /** When the prices were seen, and whether tax is in them; undefined where no recent price is known. */
  readonly note: string | undefined;
  /** Of the plan that stands for the provider, until its reader chooses another. */
  readonly receipt: TrueCostModel | undefined;
  readonly others: readonly PlanBill[];
  readonly leftOut: string | undefined;
}

/** The receipt of the plan that stands for the provider, then a bill for each of the others, shortest first. */
export function selectCost(providerId: string, site: SiteContext): CostModel {
  const { asOf, t } = site;
  const all = freshPlans(providerId, site);
  const plans = comparablePlans(all);
  const headline = headlinePlan(plans, comparedMonths, asOf);
  const hidden = all.length - plans.length;
  const observed = observedWords(plans, site);
  return {
    note: headline && t('review.cost.note', { observed, tax: taxOf(plans) }),
    receipt: selectTrueCostOf([providerId], site),
    others: plans
      .filter((plan) => plan !== headline)
      .toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0))
      .map((plan) => planBill(plan, providerId, site)),
    leftOut: hidden > 0 ? t('review.cost.leftOut', { count: hidden }) : undefined,
  };
}

function planBill(plan: Plan, providerId: string, site: SiteContext): PlanBill {
  const { t, asOf, locale } = site;
  const cost = planCost(plan, comparedMonths, asOf);
  const { refundDays } = plan;
  const provider = site.providers.get(providerId);
  const usualRefund = provider && knownFact(provider, 'money-back-days')?.value;
  return {
    id: plan.id,
    title: planTitle(plan, site),
    lines: [
      ...chargeLines(plan, cellView(providerId, 'prices', site).mark, site),
      // Where it is the provider's usual one, it is said once, with its source, under all bills.
      ...(refundDays === undefined || refundDays === usualRefund
        ? []
        : [{ label: t('bill.refund'), amount: t('facts.days', { count: refundDays }) }]),
    ],
    total: cost.ok ? totalLine(cost, site) : undefined,
    words: [cost.ok ? undefined : t('review.cost.refusal'), plan.note?.[locale]].filter(Boolean).join(' '),
  };
}

function observedWords(plans: readonly Plan[], site: SiteContext): string {
  const days = [...new Set(plans.map(({ observed }) => observed))].toSorted();
  return formatList(
    days.map((day) => formatDay(day, site.locale)),
    site.locale,
  );
}

function taxOf(plans: readonly Plan[]): Plan['tax'] | 'mixed' {
  const [first = 'unknown', ...others] = new Set(plans.map(({ tax }) => tax));
  return others.length === 0 ? first : 'mixed';
}
