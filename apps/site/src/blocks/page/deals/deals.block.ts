import { byAlphabet, formatNames } from '@vpn-site/core/i18n/formats.ts';
import { comparedMonths } from '@vpn-site/core/price/plan-cost.ts';
import {
  formatPriceListQuery,
  listedPlans,
  type PriceListChoice,
  parsePriceListQuery,
  planLengths,
  priceSorts,
} from '@vpn-site/core/price/price-list.ts';
import { priceListDocument } from '@vpn-site/core/route/named-routes.ts';
import { block } from '#blocks/block.ts';
import { freshPlans } from '#price/price-model.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { exchangeRateSentence } from '#site/tax-note.ts';
import { captureWords } from './capture-words.ts';
import { type PricedPlan, type PriceRow, pricedPlan, priceRow } from './price-row.ts';

export const dealsBlock = block({
  name: 'deals',
  summary:
    'The prices of all providers in one table: today, later, three years in all as a bar, refund. The query of the page sorts it and chooses the length of plans; codes only where an offer has one.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDeals(site),
  examples: [{ name: 'All providers', source: '{% deals /%}' }],
});

interface ChoiceLink<Name> {
  readonly name: Name;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface DealsModel {
  readonly years: number;
  readonly lengths: readonly (ChoiceLink<PriceListChoice['length']> & { readonly count: number })[];
  readonly sorts: readonly ChoiceLink<PriceListChoice['sort']>[];
  readonly rows: readonly PriceRow[];
  /** A sentence with the exchange rates for the order and the bars; undefined if all prices have one currency. */
  readonly rates: string | undefined;
  /** Notes about the prices, one sentence each. */
  readonly notes: readonly string[];
}

export function selectDeals(site: SiteContext): DealsModel {
  const choice = parsePriceListQuery(site.query);
  const path = site.document(priceListDocument)?.path ?? '';
  const address = (other: Partial<PriceListChoice>) => path + formatPriceListQuery({ ...choice, ...other });
  const listed = (length: PriceListChoice['length']) =>
    [...site.providers.keys()].flatMap((provider) =>
      listedPlans(freshPlans(provider, site), length, site.asOf).map((plan) =>
        pricedPlan(provider, plan, site),
      ),
    );
  const plans = sortPlans(listed(choice.length), choice.sort, site);
  const longest = Math.max(
    ...plans.map(({ today, total }) => (Number.isFinite(total) ? total : today)).filter(Number.isFinite),
  );
  const rates = exchangeRateSentence(
    plans.map(({ plan }) => plan.currency),
    site,
  );
  const rows = plans.map((plan) => priceRow(plan, longest, site));
  return {
    years: comparedMonths / 12,
    lengths: planLengths.map((length) => ({
      name: length,
      href: address({ length }),
      isChosen: length === choice.length,
      count: listed(length).length,
    })),
    sorts: priceSorts.map((sort) => ({
      name: sort,
      href: address({ sort }),
      isChosen: sort === choice.sort,
    })),
    rows,
    rates,
    notes: plans.length === 0 ? [] : priceNotes(plans, rows, rates, site),
  };
}

/** Sorts the plans. Amounts in other currencies are compared at the rate that the page states. */
function sortPlans(
  plans: readonly PricedPlan[],
  sort: PriceListChoice['sort'],
  site: SiteContext,
): PricedPlan[] {
  const compare: Record<PriceListChoice['sort'], (a: PricedPlan, b: PricedPlan) => number> = {
    total: (a, b) => (a.total === b.total ? 0 : a.total - b.total),
    today: (a, b) => (a.today === b.today ? 0 : a.today - b.today),
    name: (a, b) => byAlphabet(providerName(a.provider, site), providerName(b.provider, site), site.locale),
  };
  return plans.toSorted((a, b) => compare[sort](a, b) || compare.total(a, b) || compare.name(a, b));
}

function priceNotes(
  plans: readonly PricedPlan[],
  rows: readonly PriceRow[],
  rates: string | undefined,
  site: SiteContext,
): string[] {
  const { t, locale } = site;
  const without = [...site.providers.values()].filter(({ id }) => freshPlans(id, site).length === 0);
  return [
    rates,
    captureWords(plans, site),
    without.length > 0 &&
      t('dataPages.deals.without', {
        providers: formatNames(
          without.map(({ name }) => name),
          locale,
        ),
      }),
    t(rows.some(({ link }) => link.isPaid) ? 'dataPages.deals.paid' : 'dataPages.deals.unpaid'),
  ].filter((words) => words !== false && words !== undefined);
}
