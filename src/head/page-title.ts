import type { ErrorStatus, Page } from '#domain/page/page.ts';
import type { SiteConfig } from '#domain/site/site-config.ts';
import type { Translator } from '#i18n/messages.ts';
import { siteEntity, titleVariables } from './site-entity.ts';

/** Stands in the prerendered not-found page for the address that was asked for; the server fills it in. */
export const requestedPathPlaceholder = '{requested-path}';

/** Stands in the prerendered error pages for the same address in its canonical form. */
export const canonicalPathPlaceholder = '{canonical-path}';

/** Stands in the prerendered page of all other errors for the status that it is sent with. */
export const statusPlaceholder = '{status-code}';

/** And for what a reader can do about it. */
export const errorTextPlaceholder = '{error-text}';

/** '{page title} {separator} {site name}'. */
export function documentTitle(page: Page, site: SiteConfig, t: Translator): string {
  const { titleSeparator, name } = siteEntity(site, page.locale, t);
  return `${pageTitle(page, site, t)} ${titleSeparator} ${name}`;
}

/** What a page is called, without the name of the site. */
export function pageTitle(page: Page, site: SiteConfig, t: Translator): string {
  if (page.kind === 'error') return errorTitle(page.status, t);
  if (page.kind === 'styleguide') return t('styleguide.title');
  if (page.kind === 'sendme') return t('sendme.title', { provider: page.providerName });
  if (page.kind === 'search') {
    const { query } = page.answer;
    return query === '' ? t('search.title') : t('search.titleFor', { query });
  }
  if (page.kind === 'comparison') return t('comparison.title', { a: page.names[0], b: page.names[1] });
  if (page.kind === 'selection') return t('comparison.many.title', { names: page.names });
  return page.kind === 'home' ? t('site.title', titleVariables(page.locale, site)) : page.title;
}

/** '{statusCode} - {message}'. */
function errorTitle(status: ErrorStatus, t: Translator): string {
  if (status === 404) return `404 - ${t('error.notFoundMessage', { path: requestedPathPlaceholder })}`;
  return `${statusPlaceholder} - ${t('error.serverHeading')}`;
}
