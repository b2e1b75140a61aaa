import { cheapestPlan } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import type { KnownPlanCost } from '#domain/price/plan-cost.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { formatDay, formatMoney } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

import { cellView, type MarkView } from '../fact/fact.ts';
import { freshPlans } from './price.ts';

export interface BillLine {
  readonly label: string;
  /** What the amount buys, in small print. */
  readonly detail?: string | undefined;
  readonly amount: string;
  readonly mark?: MarkView | undefined;
}

/** What is charged, when, and what it comes to. */
export interface BillView {
  readonly lines: readonly BillLine[];
  readonly total: BillLine;
  /** Which plan this is, and when its price was seen. */
  readonly plan: string;
}

/** Undefined where a price or the renewal price is not known: there is no bill with a hole in it. */
export function billView(providerId: string, site: Language & SiteFacts): BillView | undefined {
  const { asOf, locale, t } = site;
  const cheapest = cheapestPlan(freshPlans(providerId, site), comparedMonths, asOf);
  if (!cheapest) return undefined;
  const { plan, cost } = cheapest;
  const mark = cellView(providerId, 'prices', site).mark;
  return {
    lines: [...chargeLines(plan, mark, site), ...refundLines(providerId, site)],
    total: totalLine(cost, site),
    plan: t('bill.plan', { plan: plan.name, observed: formatDay(plan.observed, locale) }),
  };
}

/** What a plan charges today and after its first term. */
export function chargeLines(plan: Plan, mark: MarkView | undefined, site: Language & SiteFacts): BillLine[] {
  const { t, locale } = site;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  return [
    { label: t('bill.today'), detail: termText(plan, site), amount: money(plan.charged), mark },
    ...laterLines(plan, money, site),
  ];
}

export function totalLine(cost: KnownPlanCost, { t, locale }: Language & SiteFacts): BillLine {
  const money = (amount: number) => formatMoney(amount, cost.currency, locale);
  return {
    label: t('bill.total', { months: comparedMonths }),
    detail: t('bill.month', { amount: money(cost.perMonth) }),
    amount: money(cost.total),
  };
}

function termText({ months }: Plan, { t }: Language & SiteFacts): string | undefined {
  return months === undefined ? undefined : t('bill.term', { months });
}

function laterLines(plan: Plan, money: (amount: number) => string, site: Language & SiteFacts): BillLine[] {
  const { months, charged, renewal } = plan;
  const { t } = site;
  // A stay that ends with the first term is never charged again.
  if (months === undefined || months >= comparedMonths || renewal === 'unpublished') return [];
  if (renewal === 'none') return [{ label: t('bill.again', { months }), amount: money(charged) }];
  const detail = t('bill.term', { months: renewal.months });
  return [{ label: t('bill.renews', { months }), detail, amount: money(renewal.charged) }];
}

/** A refund window that nobody knows, or that is out of date, is not promised on a bill. */
function refundLines(providerId: string, site: Language & SiteFacts): BillLine[] {
  const { sign, text, mark } = cellView(providerId, 'money-back-days', site);
  if (sign !== 'value') return [];
  return [{ label: site.t('bill.refund'), amount: text, mark }];
}
