import { advertisedMonth, renewalJump, renewalMonth } from '#domain/price/advertised-month.ts';
import { headlinePlan } from '#domain/price/cheapest-plan.ts';
import { formatDay, formatMoney, numberFormatter } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { SiteContext } from '#site/site-context.ts';
import { comparedMonths, freshPlans } from './fresh-plans.ts';

/** What happens to the price of a month when the first term is over. */
export type LaterPrice =
  | {
      readonly kind: 'renews';
      readonly month: string;
      /** How many times the first price. */
      readonly jump: number;
      readonly jumpText: string;
    }
  /** Prepaid: nothing is charged by itself. */
  | { readonly kind: 'prepaid' }
  | { readonly kind: 'unpublished' };

/** The plan that stands for a provider beside others: a month at first, and a month later. */
export interface PlanView {
  readonly name: string;
  readonly firstMonth: string;
  readonly later: LaterPrice;
  readonly observed: string;
}

/** Undefined where no recent price is known. */
export function planView(providerId: string, site: SiteContext): PlanView | undefined {
  return makePlanView(site, providerId);
}

const makePlanView = oncePerSite((site, providerId = ''): PlanView | undefined => {
  const { asOf, locale } = site;
  const plan = headlinePlan(freshPlans(providerId, site), comparedMonths, asOf);
  const first = plan && advertisedMonth(plan);
  if (!plan || first === undefined) return undefined;
  const money = (amount: number) => formatMoney(amount, plan.currency, locale);
  const month = renewalMonth(plan);
  const jump = renewalJump(plan);
  const times = numberFormatter(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    name: plan.name,
    firstMonth: money(first),
    later:
      month === undefined || jump === undefined
        ? { kind: plan.renewal === 'none' ? 'prepaid' : 'unpublished' }
        : { kind: 'renews', month: money(month), jump, jumpText: times.format(jump) },
    observed: formatDay(plan.observed, locale),
  };
});
