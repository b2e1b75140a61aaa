import { byLocale, type LocaleCode, localeOf } from '../locale/locale-table.ts';
import { parseLocalizedPath } from '../locale/localized-path.ts';

/** The target of a named route: a document whose slug is the address, or a template for the parameters of the route. */
export type RouteTarget = { readonly document: string } | { readonly path: string };

export const documentRoutes: Readonly<Record<string, RouteTarget>> = {
  index: { path: '' },
  slug: { path: '{slug}' },
  sendme: { path: 'sendme/{vpn}' },
  'howto-setup-android': { document: 'guides/set-up-vpn-on-android' },
  'howto-install-router': { document: 'guides/install-vpn-on-router' },
  'sec-what-is-vpn': { document: 'explainers/what-is-a-vpn' },
  'sec-protocols': { document: 'explainers/vpn-protocols' },
};

export const reviewPath: Readonly<Record<LocaleCode, string>> = byLocale(
  ({ addresses }) => `${addresses.reviews}/{provider}`,
);

export const comparisonPath: Readonly<Record<LocaleCode, string>> = byLocale(
  ({ addresses }) => `${addresses.comparisons}/{a}-vs-{b}`,
);

/**
 * Returns the slug of a review or comparison, which is made from provider ids: `reviews/{provider}`,
 * `comparisons/{a}-vs-{b}`. Undefined for other documents.
 */
export function providerDocumentSlug(documentId: string, locale: LocaleCode): string | undefined {
  const [kind, name = ''] = documentId.split('/');
  if (kind === 'reviews') return reviewPath[locale].replace('{provider}', name);
  if (kind === 'comparisons') return comparisonPath[locale].replace('{a}-vs-{b}', name);
  return undefined;
}

/** The page that tests the reader's own connection. */
export const leakCheckDocument = 'pages/leak-check';

/** The price list. Its query decides how it is sorted. */
export const priceListDocument = 'pages/deals';

/**
 * Whether a document is a tool. Only tools get the query of their address. The price list is a tool outside of their
 * folder.
 */
export function isTool(document: { readonly id: string }, path: string): boolean {
  return document.id === priceListDocument || isToolPath(path);
}

export function isToolPath(path: string): boolean {
  const { locale, slug } = parseLocalizedPath(path);
  return slug.startsWith(`${localeOf(locale).addresses.tools}/`);
}
