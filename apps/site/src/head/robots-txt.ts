import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { handOffSegment } from '@vpn-site/core/outbound/hand-off.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { sitemapPath } from './sitemap.ts';

/**
 * Returns the content of robots.txt. It excludes hand-off pages, because each request for one counts as a reader's
 * intention to leave, and because they have no content.
 */
export function robotsTxt({
  url,
  indexable,
  unindexedLocales = [],
}: Pick<SiteConfig, 'url' | 'indexable' | 'unindexedLocales'>): string {
  if (!indexable) return ['User-agent: *', 'Disallow: /', ''].join('\n');
  const refused = localeCodes.map((locale) => `Disallow: ${localizedPath(locale, handOffSegment)}/`);
  const sitemaps = localeCodes
    .filter((locale) => !unindexedLocales.includes(locale))
    .map((locale) => `Sitemap: ${new URL(sitemapPath(locale), url).href}`);
  return ['User-agent: *', ...refused, '', ...sitemaps, ''].join('\n');
}
