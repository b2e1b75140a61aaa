import type { BreadcrumbList } from 'schema-dts';

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
