import { trueCostDocument } from '#blocks/tools/true-cost/true-cost.block.ts';
import { comparablePlans, headlinePlan } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { comparedMonths, planCost } from '#domain/price/plan-cost.ts';
import { formatReceiptQuery, planName } from '#domain/receipt/receipt-query.ts';
import { cellView } from '#evidence/fact/fact.ts';
import { type BillLine, chargeLines, totalLine } from '#evidence/price/bill.ts';
import { freshPlans, planTitle } from '#evidence/price/price.ts';
import { formatDay, formatList } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type KeptDay, keptDays } from './kept-days.ts';

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
  /** When the prices were seen, and whether tax is in them. */
  readonly note: string;
  /** Of the plan that stands for the provider. */
  readonly bill: PlanBill;
  readonly days: readonly KeptDay[];
  /** The days as a calendar file, and the same receipt where its reader may change it. */
  readonly tool: { readonly calendar: string; readonly page: string } | undefined;
  readonly others: readonly PlanBill[];
  readonly leftOut: string | undefined;
}

const shownYears = comparedMonths / 12;

/** What the plan that stands for the provider costs whoever buys it today; undefined where no recent price is known. */
export function selectCost(providerId: string, site: SiteContext): CostModel | undefined {
  const { asOf, t } = site;
  const all = freshPlans(providerId, site);
  const plans = comparablePlans(all);
  const headline = headlinePlan(plans, comparedMonths, asOf);
  if (!headline) return undefined;
  const hidden = all.length - plans.length;
  return {
    note: t('review.cost.note', { observed: observedWords(plans, site), tax: taxOf(plans) }),
    bill: planBill(headline, providerId, site),
    days: keptDays(headline, providerId, site),
    tool: toolLinks(planName(providerId, headline.id), site),
    others: plans
      .filter((plan) => plan !== headline)
      .toSorted((a, b) => (a.months ?? 0) - (b.months ?? 0))
      .map((plan) => planBill(plan, providerId, site)),
    leftOut: hidden > 0 ? t('review.cost.leftOut', { count: hidden }) : undefined,
  };
}

function toolLinks(plan: string, site: SiteContext): CostModel['tool'] {
  const path = site.document(trueCostDocument)?.path;
  if (path === undefined) return undefined;
  const query = formatReceiptQuery({ plans: [plan], years: shownYears, bought: site.asOf });
  return { calendar: `${path}.ics${query}`, page: path + query };
}

function planBill(plan: Plan, providerId: string, site: SiteContext): PlanBill {
  const { t, asOf, locale } = site;
  const cost = planCost(plan, comparedMonths, asOf);
  return {
    id: plan.id,
    title: planTitle(plan, site),
    lines: chargeLines(plan, cellView(providerId, 'prices', site).mark, site),
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
