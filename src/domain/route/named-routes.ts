import type { LocaleCode } from '../locale/locale-table.ts';

/** A document whose own slug is the address, or a template filled from the route's parameters. */
export type RouteTarget = { readonly document: string } | { readonly path: Record<LocaleCode, string> };

export const documentRoutes: Readonly<Record<string, RouteTarget>> = {
  index: { path: { en: '', pl: '', tr: '' } },
  slug: { path: { en: '{slug}', pl: '{slug}', tr: '{slug}' } },
  sendme: { path: { en: 'sendme/{vpn}', pl: 'sendme/{vpn}', tr: 'sendme/{vpn}' } },
  'howto-setup-android': { document: 'guides/set-up-vpn-on-android' },
  'howto-install-router': { document: 'guides/install-vpn-on-router' },
  'sec-what-is-vpn': { document: 'explainers/what-is-a-vpn' },
  'sec-protocols': { document: 'explainers/vpn-protocols' },
};

export const reviewPath: Record<LocaleCode, string> = {
  en: 'reviews/{provider}',
  pl: 'recenzje/{provider}',
  tr: 'incelemeler/{provider}',
};

export const comparisonPath: Record<LocaleCode, string> = {
  en: 'compare/{a}-vs-{b}',
  pl: 'porownania/{a}-vs-{b}',
  tr: 'karsilastirma/{a}-vs-{b}',
};
