import { advertisedMonth, renewalMonth } from '#domain/price/advertised-month.ts';
import type { Plan } from '#domain/price/plan.ts';
import { comparedMonths, planCost } from '#domain/price/plan-cost.ts';
import { planSaving } from '#domain/price/saving.ts';
import { formatMoney, numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One plan on sale, in words. */
export interface DealPlan {
  readonly id: string;
  readonly term: string;
  /** undefined where the provider sells one plan only, for shorter or longer. */
  readonly name: string | undefined;
  readonly charged: string;
  readonly month: string | undefined;
  /** What is saved and against which price; undefined where nothing is. */
  readonly saving: { readonly share: string; readonly against: string } | undefined;
  readonly renewal: string;
  /** Over the compared months; undefined where the renewal price is not published. */
  readonly total: string | undefined;
}

/** Cheapest over the compared months first; without a total, last. */
export function dealPlans(plans: readonly Plan[], site: SiteContext): DealPlan[] {
  const cost = (plan: Plan) => {
    const found = planCost(plan, comparedMonths, site.asOf);
    return found.ok ? found.total : Number.POSITIVE_INFINITY;
  };
  return plans
    .map((plan) => ({ plan, total: cost(plan) }))
    .toSorted((a, b) => (a.total < b.total ? -1 : Number(a.total > b.total)))
    .map(({ plan, total }) => dealPlan(plan, Number.isFinite(total) ? total : undefined, plans, site));
}

function dealPlan(
  plan: Plan,
  total: number | undefined,
  plans: readonly Plan[],
  site: SiteContext,
): DealPlan {
  const { t, locale } = site;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const month = advertisedMonth(plan);
  return {
    id: plan.id,
    term: termText(plan, site),
    name: plans.some(({ name }) => name !== plan.name) ? plan.name : undefined,
    charged: money(plan.charged),
    month: month === undefined ? undefined : t('dataPages.deals.month', { amount: money(month) }),
    saving: savingText(plan, plans, site),
    renewal: renewalText(plan, site),
    total: total === undefined ? undefined : money(total),
  };
}

function termText({ months, days, bonusMonths }: Plan, { t }: SiteContext): string {
  if (months === undefined) return t('facts.days', { count: days ?? 0 });
  const term = t('dataPages.deals.months', { count: months });
  return bonusMonths ? t('dataPages.deals.bonus', { term, count: bonusMonths }) : term;
}

function savingText(plan: Plan, plans: readonly Plan[], { t, locale }: SiteContext): DealPlan['saving'] {
  const saving = planSaving(plan, plans);
  if (!saving) return undefined;
  const percent = numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 });
  const amount = formatMoney(saving.reference, plan.currency, locale);
  return {
    share: t('dataPages.deals.less', { share: percent.format(saving.share) }),
    against: t(`dataPages.deals.against.${saving.against}`, { amount }),
  };
}

function renewalText(plan: Plan, { t, locale }: SiteContext): string {
  const { renewal, currency } = plan;
  if (renewal === 'none') return t('dataPages.deals.prepaid');
  if (renewal === 'unpublished') return t('dataPages.deals.unpublished');
  const amount = formatMoney(renewal.charged, currency, locale);
  const term = t('dataPages.deals.months', { count: renewal.months });
  const month = formatMoney(renewalMonth(plan) ?? 0, currency, locale);
  return renewal.months === 1
    ? t('dataPages.deals.renewsMonthly', { amount })
    : t('dataPages.deals.renews', { amount, term, month });
}
