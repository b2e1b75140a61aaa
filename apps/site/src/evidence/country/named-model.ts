import {
  activeOrders,
  blocksProviders,
  orderDate,
  ordersNaming,
  unblockedFirst,
} from '@vpn-site/core/country/block-orders.ts';
import type { Country, CountryFact } from '@vpn-site/core/country/country.ts';
import { travelProfile } from '@vpn-site/core/country/travel-profile.ts';
import { formatList, formatPartialDate, sortedNames } from '@vpn-site/core/i18n/formats.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteContext } from '#site/site-context.ts';
import { countryFactView } from '../card/country-evidence.ts';
import { type CellView, cellView, type MarkView } from '../fact/fact-view.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';

/** An order that names a provider, labeled with its month. */
export interface NamingOrder {
  readonly id: string;
  readonly when: string;
  readonly mark: MarkView | undefined;
}

export interface NamedRow {
  readonly badge: ProviderBadge;
  readonly review: string | undefined;
  readonly orders: readonly NamingOrder[];
  /** Features that help against blocking, in the order of the columns. */
  readonly cells: readonly CellView[];
}

export interface OtherName {
  readonly name: string;
  /** The path of the review, if the name is that of a former provider with a review. */
  readonly review: string | undefined;
}

/** The rows that are hidden at first. */
export interface MoreRows {
  readonly rows: readonly NamedRow[];
  /**
   * The providers in these rows as two lines, so that readers need not open the rows: those that no block order names, and
   * the others.
   */
  readonly names: readonly string[];
}

export interface NamedModel {
  /** Labels of the fact columns. */
  readonly columns: readonly string[];
  readonly rows: readonly NamedRow[];
  readonly more: MoreRows | undefined;
  /** Services that orders name but that the site does not list, because it never did or because they were discontinued. */
  readonly others: readonly OtherName[];
}

/** Keys of the features that decide whether a provider is useful where it is blocked. */
const keys = ['obfuscation', 'app-languages'];

/** The number of rows that are visible at first. */
const openRows = 6;

/** Returns the cell of a feature. If the provider has its own names for the feature, they replace the answer. */
function cellWithNames(provider: string, key: string, site: SiteContext): CellView {
  const fact = factOf(providerById(provider, site), key);
  const names = isKnown(fact) ? (fact.detail ?? []) : [];
  const cell = cellView(provider, key, site);
  return names.length === 0 ? cell : { ...cell, text: names.join(', ') };
}

/**
 * Lists all providers of the site: first those that no order names, then the others. Both parts are in the order of the
 * travel ranking.
 */
export function namedModel(country: Country, site: SiteContext, open = openRows): NamedModel | undefined {
  if (!blocksProviders(country)) return undefined;
  const shown = keys.filter((key) => definitionOf(key, site.vocabulary));
  const rows = unblockedFirst(rankedForTravel(site), (id) => id, country).map((id) => ({
    badge: providerBadge(id, site),
    review: site.reviewPath(id),
    orders: ordersNaming(country, id).map((order) => namingOrder(country, order, site)),
    cells: shown.map((key) => cellWithNames(id, key, site)),
  }));
  return {
    columns: shown.map((key) => definitionOf(key, site.vocabulary)?.label[site.locale] ?? ''),
    rows: rows.slice(0, open),
    more: moreRows(rows.slice(open), site),
    others: otherNames(country, site),
  };
}

function moreRows(rows: readonly NamedRow[], { t, locale }: Language): MoreRows | undefined {
  if (rows.length === 0) return undefined;
  const { unnamed, blocked } = Object.groupBy(rows, ({ orders }) =>
    orders.length === 0 ? 'unnamed' : 'blocked',
  );
  const list = (named: readonly NamedRow[]) => ({
    names: formatList(
      named.map(({ badge }) => badge.name),
      locale,
    ),
  });
  return {
    rows,
    names: [
      ...(unnamed ? [t('country.named.moreUnnamed', list(unnamed))] : []),
      ...(blocked ? [t('country.named.moreBlocked', list(blocked))] : []),
    ],
  };
}

function otherNames(country: Country, site: SiteContext): OtherName[] {
  const orders = activeOrders(country).map(({ value }) => value);
  const former = [...site.formerProviders.values()].filter(({ id }) =>
    orders.some(({ providers }) => providers.includes(id)),
  );
  const reviews = new Map(former.map(({ id, name }) => [name, site.reviewPath(id)]));
  const names = [...orders.flatMap(({ others }) => others), ...reviews.keys()];
  return sortedNames(names, site.locale).map((name) => ({ name, review: reviews.get(name) }));
}

/** All providers, best for travel first. */
export function rankedForTravel(site: SiteContext): string[] {
  return allScores(site.ranking(travelProfile(site.methodology)).ranking).map(({ provider }) => provider);
}

function namingOrder(country: Country, order: CountryFact<'order'>, site: SiteContext): NamingOrder {
  const { t, locale } = site;
  const date = orderDate(order);
  const month = date === undefined ? t('facts.noDate') : formatPartialDate(date.slice(0, 7), locale, 'short');
  return {
    id: order.id,
    when: order.value.issued === 'unknown' ? t('country.named.reported', { date: month }) : month,
    mark: countryFactView(country, order, site).mark,
  };
}
