import type { Day } from '@vpn-site/core/day/day.ts';
import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import type {
  Article,
  BreadcrumbList,
  CollectionPage,
  DefinedTermSet,
  ItemList,
  NewsArticle,
  Person,
  SoftwareApplication,
} from 'schema-dts';
import type { Byline } from '#page/page.ts';
import { organizationId, webSiteId } from './site-nodes.ts';

/** Data that every description of a page needs. */
export interface DescribedPage {
  readonly siteUrl: string;
  /** The URL of the home page in the same language. */
  readonly homeUrl: string;
  /** The canonical URL. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** The language tag, as in `<html lang>`. */
  readonly language: string;
  readonly published?: Day | undefined;
  readonly modified: Day | undefined;
  /** The URL of the preview picture. */
  readonly image: string;
  /** The author of the site. If undefined, the organization is the author. */
  readonly author?: Byline | undefined;
}

function person({ name, url }: Byline): Person {
  return { '@type': 'Person', name, ...(url !== undefined && { url }) };
}

/** Returns properties that all our texts have. The publication date is included only if the author set it. */
export function publishedWork(page: DescribedPage) {
  return {
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.image,
    inLanguage: page.language,
    ...(page.published && { datePublished: page.published }),
    ...(page.modified && { dateModified: page.modified }),
    author: page.author ? person(page.author) : organizationId(page.siteUrl),
    publisher: organizationId(page.siteUrl),
    isPartOf: webSiteId(page.homeUrl),
  };
}

export function article(page: DescribedPage, about: readonly SoftwareApplication[] = []): Article {
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    headline: page.title,
    ...publishedWork(page),
    ...(about.length > 0 && { about }),
  };
}

/** Describes a news article, with its author if a person signed it. */
export function newsArticle(page: DescribedPage, author: Byline | undefined): NewsArticle {
  return {
    '@type': 'NewsArticle',
    '@id': `${page.url}#article`,
    headline: page.title,
    ...publishedWork(page),
    ...(author && { author: person(author) }),
  };
}

export function collectionPage(page: DescribedPage): CollectionPage {
  return { '@type': 'CollectionPage', '@id': `${page.url}#page`, name: page.title, ...publishedWork(page) };
}

/** A page in the breadcrumbs. */
export interface CrumbAddress {
  readonly name: string;
  readonly url: string;
}

/** Describes the breadcrumbs from the home page to a page, including the page itself. */
export function breadcrumbList(crumbs: readonly CrumbAddress[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** An entry of a ranking. */
export interface RankedItem {
  /** The rank. Tied entries have the same rank. */
  readonly rank: number;
  readonly name: string;
  /** The URL of the review, if there is one. */
  readonly url: string | undefined;
}

/** Describes a computed ranking, best first. */
export function itemList(page: DescribedPage, items: readonly RankedItem[]): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${page.url}#ranking`,
    name: page.title,
    numberOfItems: items.length,
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    itemListElement: items.map(({ rank, name, url }) => ({
      '@type': 'ListItem',
      position: rank,
      name,
      ...(url !== undefined && { url }),
    })),
  };
}

/** Describes the glossary in one language. */
export function definedTermSet(page: DescribedPage, entries: readonly GlossaryEntry[]): DefinedTermSet {
  const set = `${page.url}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': set,
    name: page.title,
    description: page.description,
    url: page.url,
    inLanguage: page.language,
    hasDefinedTerm: entries.map(({ id, term, definition }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: definition,
      termCode: id,
      inDefinedTermSet: set,
    })),
  };
}
