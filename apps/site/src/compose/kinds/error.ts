import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { homePath, localizedPath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import { canonicalLink } from '#head/canonical-link.ts';
import {
  canonicalPathPlaceholder,
  errorTextPlaceholder,
  requestedPathPlaceholder,
  statusPlaceholder,
} from '#head/error-placeholders.ts';
import type { ErrorPage, ErrorStatus } from '#page/page.ts';
import type { Address } from '../page-kind.ts';

const statuses: readonly ErrorStatus[] = [404, 500];

export function resolve({ path }: Address): ErrorPage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const status = statuses.find((known) => String(known) === slug);
  // The error has no counterpart in other languages, so links to them lead to the home page.
  const alternates = localeCodes.map((code) => ({ locale: code, path: homePath(code) }));
  return status && { kind: 'error', status, path, locale, alternates };
}

export function paths(_catalog: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.flatMap((locale) => statuses.map((status) => localizedPath(locale, String(status))));
}

/** Returns a placeholder, because an error is shown at any requested address, which only the server knows. */
export function canonical(_page: ErrorPage, config: SiteConfig): string {
  return canonicalLink(config.url, '/').replace(/\/$/, canonicalPathPlaceholder);
}

/** Returns a title in the form '{statusCode} - {message}'. */
export function title({ status }: ErrorPage, _config: SiteConfig, t: Translator): string {
  if (status === 404) return `404 - ${t('error.notFoundMessage', { path: requestedPathPlaceholder })}`;
  return `${statusPlaceholder} - ${t('error.serverHeading')}`;
}

export function description({ status }: ErrorPage, _config: SiteConfig, t: Translator): string {
  return status === 404 ? t('error.notFoundText') : errorTextPlaceholder;
}
