import type { ItemList } from 'schema-dts';
import type { DescribedPage } from './described-page.ts';

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
