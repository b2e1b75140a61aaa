import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';

/** The words that the site's own wordings are built from. The year is text: 2025 has no thousands separator. */
export function siteWords(
  locale: LocaleCode,
  site: Pick<SiteConfig, 'product' | 'contentYear'>,
): { product: string; year: string } {
  return { product: site.product[locale], year: String(site.contentYear) };
}

/** The site's description of itself says only what is so: messages choose by these. */
export function promiseWords({ promises }: Pick<SiteConfig, 'promises'>): { deals: string; gaming: string } {
  return { deals: String(promises.deals), gaming: String(promises.gaming) };
}
