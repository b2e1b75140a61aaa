import {
  blocksProviders,
  orderDate,
  ordersNaming,
  standingOrders,
  unnamedFirst,
} from '@vpn-site/core/country/block-orders.ts';
import type { Country, CountryFact } from '@vpn-site/core/country/country.ts';
import { travelProfile } from '@vpn-site/core/country/travel-profile.ts';
import { formatList, formatPartialDate, inAlphabet } from '@vpn-site/core/i18n/formats.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { everyScore } from '@vpn-site/core/scoring/rank.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteContext } from '#site/site-context.ts';
import { countryFactView } from '../card/country-evidence.ts';
import { type CellView, cellView, type MarkView } from '../fact/fact-view.ts';
import { type Face, faceOf } from '../mark/face.ts';

/** An order that names a provider, by its month. */
export interface NamingOrder {
  readonly id: string;
  readonly when: string;
  readonly mark: MarkView | undefined;
}

export interface NamedRow {
  readonly face: Face;
  readonly review: string | undefined;
  readonly orders: readonly NamingOrder[];
  /** What helps against a block, in the order of the columns. */
  readonly cells: readonly CellView[];
}

export interface OtherName {
  readonly name: string;
  /** What the site still says of one that is no longer there. */
  readonly review: string | undefined;
}

/** The rows that open on request. */
export interface MoreRows {
  readonly rows: readonly NamedRow[];
  /** Who they are, the unnamed and the blocked in a line each: nobody has to open them to learn who is blocked. */
  readonly names: readonly string[];
}

export interface NamedModel {
  /** What the columns of facts are about. */
  readonly columns: readonly string[];
  readonly rows: readonly NamedRow[];
  readonly more: MoreRows | undefined;
  /** Services that orders name and the site does not list: those that it never did, and those that are no longer there. */
  readonly others: readonly OtherName[];
}

/** What decides whether a provider is of use where it is blocked: whether it can hide, and by which names. */
const keys = ['obfuscation', 'app-languages'];

/** So many rows stand open, however many providers there are. */
const openRows = 10;

/** An answer, and by which names the provider offers it, where it has names. */
function cellWithNames(provider: string, key: string, site: SiteContext): CellView {
  const fact = factOf(providerById(provider, site), key);
  const names = isKnown(fact) ? (fact.detail ?? []) : [];
  const cell = cellView(provider, key, site);
  return names.length === 0 ? cell : { ...cell, text: names.join(', ') };
}

/** Every provider of the site: those whom no order names first, each half in the order of the list for travel. */
export function namedModel(country: Country, site: SiteContext, open = openRows): NamedModel | undefined {
  if (!blocksProviders(country)) return undefined;
  const shown = keys.filter((key) => definitionOf(key, site.vocabulary));
  const rows = unnamedFirst(rankedForTravel(site), (id) => id, country).map((id) => ({
    face: faceOf(id, site),
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
      named.map(({ face }) => face.name),
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
  const orders = standingOrders(country).map(({ value }) => value);
  const former = [...site.formerProviders.values()].filter(({ id }) =>
    orders.some(({ providers }) => providers.includes(id)),
  );
  const reviews = new Map(former.map(({ id, name }) => [name, site.reviewPath(id)]));
  const names = [...orders.flatMap(({ others }) => others), ...reviews.keys()];
  return inAlphabet(names, site.locale).map((name) => ({ name, review: reviews.get(name) }));
}

/** All providers, best for travel first. */
export function rankedForTravel(site: SiteContext): string[] {
  return everyScore(site.ranking(travelProfile(site.methodology)).ranking).map(({ provider }) => provider);
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
