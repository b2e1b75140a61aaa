import { formatMoneySpan } from '@vpn-site/core/i18n/formats.ts';
import type { AmountSpan } from '@vpn-site/core/price/amount-span.ts';
import type { Plan } from '@vpn-site/core/price/plan.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import type { PlanAmounts } from '@vpn-site/core/price/three-year-bill.ts';
import type { MarkView } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import { chargeText } from './amount-text.ts';
import { monthsBoughtText } from './price-model.ts';

export interface BillLine {
  readonly label: string;
  /** The period that the amount covers, in small print. */
  readonly detail?: string | undefined;
  readonly amount: string;
  readonly mark?: MarkView | undefined;
}

/** Returns the charges of a plan today and after its first term. */
export function chargeLines(plan: Plan, mark: MarkView | undefined, site: FactContext): BillLine[] {
  const { t } = site;
  const money = (amount: number) => chargeText(amount, plan, site);
  return [
    { label: t('bill.today'), detail: termText(plan, site), amount: money(plan.charged), mark },
    ...laterLines(plan, money, site),
  ];
}

export function totalLine(
  { currency, total, month, monthsBought }: PlanAmounts,
  site: FactContext,
): BillLine {
  const money = (span: AmountSpan) => formatMoneySpan(span, currency, site.locale);
  const words = [
    monthsBoughtText(monthsBought, comparedMonths, site),
    site.t('bill.month', { amount: money(month) }),
  ];
  return {
    label: site.t('bill.total', { months: comparedMonths }),
    detail: words.filter((each) => each !== undefined).join('; '),
    amount: money(total),
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
