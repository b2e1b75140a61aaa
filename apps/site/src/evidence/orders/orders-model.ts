import {
  activeOrders,
  blocksProviders,
  orderDate,
  ordersNaming,
} from '@vpn-site/core/country/block-orders.ts';
import { type Country, type CountryFact, homeCountry } from '@vpn-site/core/country/country.ts';
import { formatPartialDate, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { isStale } from '@vpn-site/core/provider/freshness.ts';
import { nameList } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteLinks } from '#site/site-context.ts';
import { countryFactView } from '../card/country-evidence.ts';
import type { MarkView } from '../fact/fact-view.ts';

/** A line about the block orders of a country that concern one or more providers, with sources. */
export interface OrdersView {
  /** Whether an order names one of the providers. */
  readonly isNamed: boolean;
  readonly says: string;
  readonly orders: readonly {
    readonly id: string;
    readonly date: string;
    readonly mark: MarkView | undefined;
  }[];
  /** Whether the orders are still in force, and a remark if the information is old. */
  readonly status: string;
}

/** The block orders of a country, for a page that is not about that country. */
export interface OrdersNotice extends OrdersView {
  readonly country: string;
  /** The page about the country. */
  readonly page: string | undefined;
}

/** Describes the orders about one provider; undefined if the country blocks none by name. */
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
    : ordersView(activeOrders(country), site.t('orders.unnamed'), false, country, site);
}

/** Describes the orders that name any of the providers; undefined if none is named. */
export function ordersAmong(
  providers: readonly string[],
  country: Country,
  site: FactContext & SiteLinks,
): OrdersNotice | undefined {
  const named = providers.filter((id) => ordersNaming(country, id).length > 0);
  if (named.length === 0) return undefined;
  const orders = activeOrders(country).filter(({ value }) =>
    named.some((id) => value.providers.includes(id)),
  );
  const says = site.t('orders.among', { names: nameList(named, site), count: orders.length });
  return asNotice(ordersView(orders, says, true, country, site), country, site);
}

/** Describes the orders about a provider in the country where readers of this language live. */
export function homeOrders(provider: string, site: FactContext & SiteLinks): OrdersNotice | undefined {
  const country = homeCountry(site.countries, site.locale);
  const view = country && providerOrders(provider, country, site);
  return view && asNotice(view, country, site);
}

/** Describes which of several providers are blocked in the home country of readers of this language. */
export function homeOrdersAmong(
  providers: readonly string[],
  site: FactContext & SiteLinks,
): OrdersNotice | undefined {
  const country = homeCountry(site.countries, site.locale);
  return country && ordersAmong(providers, country, site);
}

function asNotice(view: OrdersView, country: Country, site: Language & SiteLinks): OrdersNotice {
  const { locale } = site;
  const says = uncapitalized(view.says, locale);
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
    status: [
      ...(isNamed ? [t('orders.state', { inForce: isInForce ? 'yes' : 'no', count: orders.length })] : []),
      ...(areOld ? [t('orders.old')] : []),
    ].join(' '),
  };
}
