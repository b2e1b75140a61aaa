import type { BlockContext } from '#blocks/block-context.ts';
import { type BillLine, chargeLines, totalLine } from '#blocks/evidence/bill-view.ts';
import { cellView } from '#blocks/evidence/cell-view.ts';
import { comparedMonths, freshPlans } from '#blocks/evidence/fresh-plans.ts';
import { planTitle } from '#blocks/evidence/plan-title.ts';
import { listWords } from '#blocks/evidence/ranking-words.ts';
import type { TrueCostModel } from '#blocks/true-cost/receipt-data.ts';
import { selectTrueCostOf } from '#blocks/true-cost/select.ts';
import { comparablePlans } from '#domain/price/comparable-plans.ts';
import { headlinePlan } from '#domain/price/headline-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { planCost } from '#domain/price/plan-cost.ts';
import { formatDay } from '#i18n/formats.ts';

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
export function selectCost(providerId: string, context: BlockContext): CostModel {
  const { asOf, t } = context;
  const all = freshPlans(providerId, context);
  const plans = comparablePlans(all);
  const headline = headlinePlan(plans, comparedMonths, asOf);
  const hidden = all.length - plans.length;
  const observed = observedWords(plans, context);
  return {
    note: headline && t('review.cost.note', { observed, tax: taxOf(plans) }),
    receipt: selectTrueCostOf([providerId], context),
    others: plans
      .filter((plan) => plan !== headline)
      .toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0))
      .map((plan) => planBill(plan, providerId, context)),
    leftOut: hidden > 0 ? t('review.cost.leftOut', { count: hidden }) : undefined,
  };
}

function planBill(plan: Plan, providerId: string, context: BlockContext): PlanBill {
  const { t, asOf, locale } = context;
  const cost = planCost(plan, comparedMonths, asOf);
  const { refundDays } = plan;
  const usualRefund = context.providers.get(providerId)?.facts['money-back-days']?.value;
  return {
    id: plan.id,
    title: planTitle(plan, context),
    lines: [
      ...chargeLines(plan, cellView(providerId, 'prices', context).mark, context),
      // Where it is the provider's usual one, it is said once, with its source, under all bills.
      ...(refundDays === undefined || refundDays === usualRefund
        ? []
        : [{ label: t('bill.refund'), amount: t('facts.days', { count: refundDays }) }]),
    ],
    total: cost.ok ? totalLine(cost, context) : undefined,
    words: [cost.ok ? undefined : t('review.cost.refusal'), plan.note?.[locale]].filter(Boolean).join(' '),
  };
}

function observedWords(plans: readonly Plan[], context: BlockContext): string {
  const days = [...new Set(plans.map(({ observed }) => observed))].toSorted();
  return listWords(
    days.map((day) => formatDay(day, context.locale)),
    context,
  );
}

function taxOf(plans: readonly Plan[]): Plan['tax'] | 'mixed' {
  const [first = 'unknown', ...others] = new Set(plans.map(({ tax }) => tax));
  return others.length === 0 ? first : 'mixed';
}
