import type { BreadcrumbList, DefinedTermSet, ItemList } from 'schema-dts';
import type { GlossaryEntry } from '#domain/glossary/glossary-entry.ts';
import type { DescribedPage } from './described-page.ts';

/** A page between the home page and the page at hand. */
export interface CrumbAddress {
  readonly name: string;
  readonly url: string;
}

/** The pages from the home page to a page, itself included. */
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

/** One entry of a ranking. */
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
