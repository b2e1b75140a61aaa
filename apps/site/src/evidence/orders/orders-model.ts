import {
  activeOrders,
  blocksProviders,
  orderDate,
  ordersNaming,
} from '@vpn-site/core/country/block-orders.ts';
import { type Country, type CountryFact, homeCountry } from '@vpn-site/core/country/country.ts';
import { formatList, formatPartialDate, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
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

/** A badge for a provider that block orders of the reader's country name. */
export interface OrderChipView {
  /** The dates of the orders. */
  readonly text: string;
  /** The text without dates, for table cells. */
  readonly short: string;
  /** The page about the country, at its list of blocked providers. */
  readonly href: string | undefined;
}

/** Whether block orders name a provider in the country where readers of this language live. */
export function isNamedAtHome(
  provider: string,
  { countries, locale }: Pick<FactContext, 'countries' | 'locale'>,
): boolean {
  const country = homeCountry(countries, locale);
  return country !== undefined && ordersNaming(country, provider).length > 0;
}

/** Returns the badge of a provider; undefined if no order of the home country of readers of this language names it. */
export function orderChip(provider: string, site: FactContext & SiteLinks): OrderChipView | undefined {
  const country = homeCountry(site.countries, site.locale);
  const orders = country ? ordersNaming(country, provider) : [];
  if (!country || orders.length === 0) return undefined;
  const dates = formatList(
    // A chip is narrow, so its dates never break.
    orders.map((order) => dateOf(order, site, 'short').replaceAll(' ', '\u00a0')),
    site.locale,
  );
  const page = site.countryPath(country.code);
  return {
    text: site.t('orders.chip', { count: orders.length, dates }),
    short: site.t('orders.chipShort', { count: orders.length }),
    href: page === undefined ? undefined : `${page}#${namedAnchor}`,
  };
}

/** The anchor of the section of a country page that lists providers by the orders that name them. */
export const namedAnchor = 'named';

/** Describes the orders about one provider; undefined if the country blocks no provider by name. */
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
  const { t, asOf } = site;
  const areOld = orders.every(({ claim, lifetime }) => isStale(claim, { lifetime }, asOf));
  const isInForce = orders.some(({ value }) => value.state === 'in-force');
  return {
    isNamed,
    says,
    orders: orders.map((order) => ({
      id: order.id,
      date: dateOf(order, site),
      mark: countryFactView(country, order, site).mark,
    })),
    status: [
      ...(isNamed ? [t('orders.state', { inForce: isInForce ? 'yes' : 'no', count: orders.length })] : []),
      ...(areOld ? [t('orders.old')] : []),
    ].join(' '),
  };
}

function dateOf(order: CountryFact<'order'>, { t, locale }: Language, length?: 'short'): string {
  const date = orderDate(order);
  return date === undefined ? t('facts.noDate') : formatPartialDate(date, locale, length);
}
