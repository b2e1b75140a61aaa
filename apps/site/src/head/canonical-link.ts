import { canonicalPath, canonicalQuery } from '@vpn-site/core/route/canonical-address.ts';

/** The one address of a page: the site's own, the path in its one form, and of a query what makes another page. */
export function canonicalLink(siteUrl: string, path: string, query = ''): string {
  return new URL(canonicalPath(path) + canonicalQuery(query), siteUrl).href.toLowerCase();
}
