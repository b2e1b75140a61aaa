import { comparablePlans } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { expiryDay } from '#domain/provider/freshness.ts';
import { freshValue, knownFact } from '#domain/provider/provider.ts';
import { cellView } from '#evidence/fact/fact-view.ts';
import { freshPlans } from '#evidence/price/price.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { ReceiptPlan, ReceiptProvider } from './receipt-data.ts';

/** What a provider sells on its own site, or undefined where no recent price is known. */
export function receiptProvider(id: string, site: SiteContext): ReceiptProvider | undefined {
  const { providers, methodology, asOf, locale } = site;
  const provider = providers.get(id);
  const plans = comparablePlans(freshPlans(id, site));
  if (!provider || plans.length === 0) return undefined;
  const days = freshValue(provider, 'money-back-days', methodology.lifetimes, asOf);
  const prices = knownFact(provider, 'prices');
  const lifetime = methodology.lifetimes.prices ?? 'never';
  return {
    id,
    name: provider.name,
    expires: prices && expiryDay(prices, { lifetime }),
    priceMark: cellView(id, 'prices', site).mark,
    refund: days === undefined ? undefined : { days, mark: cellView(id, 'money-back-days', site).mark },
    plans: inOrder(plans).map((plan) => ({
      ...receiptPlan(plan, days, locale),
      name: plan.name === provider.name ? undefined : plan.name,
    })),
  };
}

/** By name as the provider lists them, the shorter first. */
function inOrder(plans: readonly Plan[]): Plan[] {
  const names = [...new Set(plans.map(({ name }) => name))];
  return plans.toSorted(
    (a, b) => names.indexOf(a.name) - names.indexOf(b.name) || (a.months ?? 0) - (b.months ?? 0),
  );
}

function receiptPlan(
  plan: Plan,
  usualRefund: number | undefined,
  locale: SiteContext['locale'],
): ReceiptPlan {
  const { id, currency, months, days, charged, renewal, noticeDays, tax, observed, note } = plan;
  return {
    id,
    currency,
    months,
    days,
    charged,
    renewal,
    refundDays: plan.refundDays ?? usualRefund,
    noticeDays,
    tax,
    observed,
    note: note?.[locale],
  };
}
