import { canonicalPath, canonicalQuery } from '@vpn-site/core/route/canonical-address.ts';

/**
 * Returns the canonical URL of a page: the site's origin, the canonical path, and the query parameters that make a
 * different page.
 */
export function canonicalLink(siteUrl: string, path: string, query = ''): string {
  return new URL(canonicalPath(path) + canonicalQuery(query), siteUrl).href.toLowerCase();
}
