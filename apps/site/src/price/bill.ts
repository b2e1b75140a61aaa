import { formatMoney } from '@vpn-site/core/i18n/formats.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import type { KnownPlanCost } from '@vpn-site/core/price/plan-cost.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import type { MarkView } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';

export interface BillLine {
  readonly label: string;
  /** The period that the amount covers, in small print. */
  readonly detail?: string | undefined;
  readonly amount: string;
  readonly mark?: MarkView | undefined;
}

/** Returns the charges of a plan today and after its first term. */
export function chargeLines(plan: Plan, mark: MarkView | undefined, site: FactContext): BillLine[] {
  const { t, locale } = site;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  return [
    { label: t('bill.today'), detail: termText(plan, site), amount: money(plan.charged), mark },
    ...laterLines(plan, money, site),
  ];
}

export function totalLine(cost: KnownPlanCost, { t, locale }: FactContext): BillLine {
  const money = (amount: number) => formatMoney(amount, cost.currency, locale);
  return {
    label: t('bill.total', { months: comparedMonths }),
    detail: t('bill.month', { amount: money(cost.perMonth) }),
    amount: money(cost.total),
  };
}

function termText({ months }: Plan, { t }: FactContext): string | undefined {
  return months === undefined ? undefined : t('bill.term', { months });
}

function laterLines(plan: Plan, money: (amount: number) => string, site: FactContext): BillLine[] {
  const { months, charged, renewal } = plan;
  const { t } = site;
  // If the first term covers the compared period, nothing is charged again.
  if (months === undefined || months >= comparedMonths || renewal === 'unpublished') return [];
  if (renewal === 'none') return [{ label: t('bill.again', { months }), amount: money(charged) }];
  const detail = t('bill.term', { months: renewal.months });
  return [{ label: t('bill.renews', { months }), detail, amount: money(renewal.charged) }];
}
