import { localeOf } from '#domain/locale/locale-table.ts';
import { currentCode } from '#domain/outbound/offer.ts';
import { cheapestPlan, comparablePlans } from '#domain/price/cheapest-plan.ts';
import type { Plan } from '#domain/price/plan.ts';
import { comparedMonths } from '#domain/price/plan-cost.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact.ts';
import { freshPlans } from '#evidence/price/price.ts';
import { formatDay, formatList, formatMoney, regionName } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../../inline/tracked-link/tracked-link.block.ts';
import { type DealPlan, dealPlans } from './deal-plan.ts';

export const dealsBlock = block({
  name: 'deals',
  summary:
    'Every plan that providers sell on their own sites: charged today, what the saving is measured against and since when, the renewal, the whole over three years. One list per currency, the cheapest first; codes only where an offer has one.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDeals(site),
  examples: [{ name: 'All providers', source: '{% deals /%}' }],
});

export interface ProviderDeals {
  readonly provider: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  /** What the cheapest plan comes to; undefined where no renewal price is published. */
  readonly total: string | undefined;
  readonly mark: MarkView | undefined;
  readonly plans: readonly DealPlan[];
  /** On which days, on which market, and whether tax is in it. */
  readonly captured: string;
  readonly code: { readonly code: string; readonly ends: string } | undefined;
  readonly link: TrackedLinkModel;
}

export interface DealsModel {
  readonly months: number;
  /** Amounts in two currencies are not held against each other. */
  readonly currencies: readonly {
    readonly currency: string;
    readonly name: string;
    readonly providers: readonly ProviderDeals[];
  }[];
  readonly hasCodes: boolean;
  /** Who has no recent price, where anyone has none. */
  readonly without: string | undefined;
}

interface Found {
  readonly currency: string;
  /** What orders providers; infinite where there is no total. */
  readonly amount: number;
  readonly deals: ProviderDeals;
}

export function selectDeals(site: SiteContext): DealsModel {
  const found = [...site.providers.keys()].flatMap((provider) => providerDeals(provider, site));
  const byCurrency = Map.groupBy(found, ({ currency }) => currency);
  const missing = [...site.providers.values()].filter(
    ({ id }) => !found.some(({ deals }) => deals.provider === id),
  );
  const { iso } = localeOf(site.locale);
  return {
    months: comparedMonths,
    // The currency of most providers first.
    currencies: [...byCurrency]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(([currency, providers]) => ({
        currency,
        name: new Intl.DisplayNames(iso, { type: 'currency' }).of(currency) ?? currency,
        providers: providers
          .toSorted((a, b) => (a.amount < b.amount ? -1 : Number(a.amount > b.amount)))
          .map(({ deals }) => deals),
      })),
    hasCodes: found.some(({ deals }) => deals.code !== undefined),
    without:
      missing.length === 0
        ? undefined
        : site.t('dataPages.deals.without', {
            providers: formatList(
              missing.map(({ name }) => name),
              site.locale,
            ),
          }),
  };
}

function providerDeals(provider: string, site: SiteContext): Found[] {
  const { asOf, locale, t, offers } = site;
  const plans = comparablePlans(freshPlans(provider, site));
  const [first] = plans;
  if (!first) return [];
  const cheapest = cheapestPlan(plans, comparedMonths, asOf);
  const days = [...new Set(plans.map(({ observed }) => observed))].toSorted();
  const price = factView(provider, 'prices', site);
  const offer = offers.get(provider);
  const code = offer && currentCode(offer, asOf);
  return [
    {
      currency: first.currency,
      amount: cheapest?.cost.total ?? Number.POSITIVE_INFINITY,
      deals: {
        provider,
        title: providerName(provider, site),
        reviewPath: site.reviewPath(provider),
        total: cheapest && formatMoney(cheapest.cost.total, first.currency, locale),
        mark: markView(price, site),
        plans: dealPlans(plans, site),
        captured: [
          t('dataPages.deals.captured', {
            days: formatList(
              days.map((day) => formatDay(day, locale)),
              site.locale,
            ),
            market: regionName(first.market, locale),
          }),
          taxText(plans, site),
        ].join(' '),
        code: code && {
          code: code.code,
          ends: code.endsOn
            ? t('dataPages.deals.ends', { day: formatDay(code.endsOn, locale) })
            : t('dataPages.deals.noEnd'),
        },
        link: selectTrackedLink(provider, 'deals', site),
      },
    },
  ];
}

/** In the words of the vocabulary. Where it may be added to one plan, readers had better know it of all. */
function taxText(plans: readonly Plan[], { vocabulary, locale }: SiteContext): string {
  const taxes = plans.map(({ tax }) => tax);
  const tax = (['excluded', 'unknown'] as const).find((kind) => taxes.includes(kind)) ?? 'included';
  const definitions = vocabulary.groups.flatMap((group) => group.definitions);
  const words = definitions.find(({ key }) => key === 'prices')?.options[tax]?.[locale] ?? tax;
  return `${words}.`;
}
