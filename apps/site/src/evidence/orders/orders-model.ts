import {
  blocksProviders,
  orderDate,
  ordersNaming,
  standingOrders,
} from '@vpn-site/core/country/block-orders.ts';
import { type Country, type CountryFact, homeCountry } from '@vpn-site/core/country/country.ts';
import { formatPartialDate, inSentence } from '@vpn-site/core/i18n/formats.ts';
import { isStale } from '@vpn-site/core/provider/freshness.ts';
import { nameList } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteLinks } from '#site/site-context.ts';
import { countryFactView } from '../card/country-evidence.ts';
import type { MarkView } from '../fact/fact-view.ts';

/** What the blocking orders of a country say of a provider or of some, in one line with its sources. */
export interface OrdersView {
  /** Whether an order names somebody. */
  readonly isNamed: boolean;
  readonly says: string;
  readonly orders: readonly {
    readonly id: string;
    readonly date: string;
    readonly mark: MarkView | undefined;
  }[];
  /** Whether they still hold, and that nothing newer is known where they are old. */
  readonly standing: string;
}

/** The same on a page that is not about the country. */
export interface OrdersNotice extends OrdersView {
  readonly country: string;
  /** Where the site says more about the country. */
  readonly page: string | undefined;
}

/** Of one provider; undefined where the country blocks nobody by name. */
export function providerOrders(
  provider: string,
  country: Country,
  site: FactContext,
): OrdersView | undefined {
  if (!blocksProviders(country)) return undefined;
  const orders = ordersNaming(country, provider);
  const isNamed = orders.length > 0;
  return isNamed
    ? ordersView(orders, site.t('orders.named', { count: orders.length }), true, country, site)
    : ordersView(standingOrders(country), site.t('orders.unnamed'), false, country, site);
}

/** Of those among some providers whom orders name; undefined where they name none of them. */
export function ordersAmong(
  providers: readonly string[],
  country: Country,
  site: FactContext & SiteLinks,
): OrdersNotice | undefined {
  const named = providers.filter((id) => ordersNaming(country, id).length > 0);
  if (named.length === 0) return undefined;
  const orders = standingOrders(country).filter(({ value }) =>
    named.some((id) => value.providers.includes(id)),
  );
  const says = site.t('orders.among', { names: nameList(named, site), count: orders.length });
  return asNotice(ordersView(orders, says, true, country, site), country, site);
}

/** What the orders of the country where readers of this language live say of a provider. */
export function homeOrders(provider: string, site: FactContext & SiteLinks): OrdersNotice | undefined {
  const country = homeCountry(site.countries, site.locale);
  const view = country && providerOrders(provider, country, site);
  return view && asNotice(view, country, site);
}

/** The same of all those whom a page sets side by side. */
export function homeOrdersAmong(
  providers: readonly string[],
  site: FactContext & SiteLinks,
): OrdersNotice | undefined {
  const country = homeCountry(site.countries, site.locale);
  return country && ordersAmong(providers, country, site);
}

function asNotice(view: OrdersView, country: Country, site: Language & SiteLinks): OrdersNotice {
  const { locale } = site;
  const says = inSentence(view.says, locale);
  return { ...view, says, country: country.name[locale], page: site.countryPath(country.code) };
}

function ordersView(
  orders: readonly CountryFact<'order'>[],
  says: string,
  isNamed: boolean,
  country: Country,
  site: FactContext,
): OrdersView {
  const { t, locale, asOf } = site;
  const areOld = orders.every(({ claim, lifetime }) => isStale(claim, { lifetime }, asOf));
  const isInForce = orders.some(({ value }) => value.state === 'in-force');
  return {
    isNamed,
    says,
    orders: orders.map((order) => {
      const date = orderDate(order);
      return {
        id: order.id,
        date: date === undefined ? t('facts.noDate') : formatPartialDate(date, locale),
        mark: countryFactView(country, order, site).mark,
      };
    }),
    standing: [
      ...(isNamed ? [t('orders.state', { inForce: isInForce ? 'yes' : 'no', count: orders.length })] : []),
      ...(areOld ? [t('orders.old')] : []),
    ].join(' '),
  };
}
