import type { Day } from '@vpn-site/core/day/day.ts';
import type { GlossaryEntry } from '@vpn-site/core/glossary/glossary-entry.ts';
import type {
  Article,
  BreadcrumbList,
  CollectionPage,
  DefinedTermSet,
  ItemList,
  NewsArticle,
  SoftwareApplication,
} from 'schema-dts';
import type { Byline } from '#page/page.ts';
import { organizationId, webSiteId } from './site-nodes.ts';

/** What every description of a page needs. */
export interface DescribedPage {
  readonly siteUrl: string;
  /** The home page in the language of the page. */
  readonly homeUrl: string;
  /** The canonical address. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Of the language, as in `<html lang>`. */
  readonly language: string;
  readonly published?: Day | undefined;
  readonly modified: Day | undefined;
  /** The address of the picture beside a shared link. */
  readonly image: string;
}

/** What holds for every text of ours. When it was published is stated where somebody wrote it down. */
export function publishedWork(page: DescribedPage) {
  return {
    description: page.description,
    url: page.url,
    mainEntityOfPage: page.url,
    image: page.image,
    inLanguage: page.language,
    ...(page.published && { datePublished: page.published }),
    ...(page.modified && { dateModified: page.modified }),
    author: organizationId(page.siteUrl),
    publisher: organizationId(page.siteUrl),
    isPartOf: webSiteId(page.homeUrl),
  };
}

/** A text of ours. */
export function article(page: DescribedPage, about: readonly SoftwareApplication[] = []): Article {
  return {
    '@type': 'Article',
    '@id': `${page.url}#article`,
    headline: page.title,
    ...publishedWork(page),
    ...(about.length > 0 && { about }),
  };
}

/** What happened, told by a person where one signs it. */
export function newsArticle(page: DescribedPage, author: Byline | undefined): NewsArticle {
  return {
    '@type': 'NewsArticle',
    '@id': `${page.url}#article`,
    headline: page.title,
    ...publishedWork(page),
    ...(author && {
      author: { '@type': 'Person', name: author.name, ...(author.url !== undefined && { url: author.url }) },
    }),
  };
}

/** A page that lists others. */
export function collectionPage(page: DescribedPage): CollectionPage {
  return { '@type': 'CollectionPage', '@id': `${page.url}#page`, name: page.title, ...publishedWork(page) };
}

/** A page on the way from the home page. */
export interface CrumbAddress {
  readonly name: string;
  readonly url: string;
}

/** The way from the home page to a page, itself included. */
export function breadcrumbList(crumbs: readonly CrumbAddress[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: url,
    })),
  };
}

/** One place of a ranking. */
export interface RankedItem {
  /** Those that no rule can tell apart share one. */
  readonly rank: number;
  readonly name: string;
  /** Of its review, where one is written. */
  readonly url: string | undefined;
}

/** A computed ranking, the best first. */
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

/** The words that the site explains, in one language. */
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
