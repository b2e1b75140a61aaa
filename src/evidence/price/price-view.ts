import { advertisedMonth } from '#domain/price/advertised-month.ts';
import { cheapestPlan } from '#domain/price/cheapest-plan.ts';
import { formatDay, formatMoney } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { SiteContext } from '#site/site-context.ts';
import { comparedMonths, freshPlans } from './fresh-plans.ts';

/** What the cheapest standard plan really costs over three years, in words ready to be drawn. */
export type PriceView =
  | {
      readonly isKnown: true;
      readonly plan: string;
      readonly months: number;
      readonly chargedToday: string;
      readonly total: string;
      readonly perMonth: string;
      /** The price that advertisements show, where it differs from the real one. */
      readonly advertised: string | undefined;
      readonly observed: string;
    }
  | { readonly isKnown: false };

export function priceView(providerId: string, site: SiteContext): PriceView {
  return makePriceView(site, providerId);
}

const makePriceView = oncePerSite((site, providerId = ''): PriceView => {
  const { asOf, locale } = site;
  const cheapest = cheapestPlan(freshPlans(providerId, site), comparedMonths, asOf);
  if (!cheapest) return { isKnown: false };
  const { plan, cost } = cheapest;
  const money = (amount: number) => formatMoney(amount, cost.currency, locale);
  const advertised = advertisedMonth(plan);
  return {
    isKnown: true,
    plan: plan.name,
    months: comparedMonths,
    chargedToday: money(cost.chargedToday),
    total: money(cost.total),
    perMonth: money(cost.perMonth),
    advertised: advertised !== undefined && advertised !== cost.perMonth ? money(advertised) : undefined,
    observed: formatDay(plan.observed, locale),
  };
});
