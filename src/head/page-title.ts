import type { ErrorStatus, Page } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/translator.ts';

/** Stands in the prerendered not-found page for the address that was asked for; the server fills it in. */
export const requestedPathPlaceholder = '{requested-path}';

/** '{page title} {separator} {site name}'. */
export function documentTitle(page: Page, site: SiteConfig, t: Translator): string {
  return `${pageTitle(page, site, t)} ${site.separator} ${site.name}`;
}

/** What a page is called, without the name of the site. */
export function pageTitle(page: Page, site: SiteConfig, t: Translator): string {
  if (page.kind === 'error') return `${page.status} - ${errorMessage(page.status, t)}`;
  if (page.kind === 'styleguide') return t('styleguide.title');
  if (page.kind === 'sendme') return t('sendme.title', { provider: page.providerName });
  if (page.kind === 'comparison') return t('comparison.title', { a: page.names[0], b: page.names[1] });
  return page.kind === 'home' ? t('site.title', siteWords(page, site)) : page.title;
}

function errorMessage(status: ErrorStatus, t: Translator): string {
  if (status === 404) return t('error.notFoundMessage', { path: requestedPathPlaceholder });
  return t('error.serverHeading');
}

/** The words that the site's own wordings are built from. The year is text: 2025 has no thousands separator. */
export function siteWords(
  { locale }: Pick<Page, 'locale'>,
  site: Pick<SiteConfig, 'product' | 'contentYear'>,
): { product: string; year: string } {
  return { product: site.product[locale], year: String(site.contentYear) };
}
