import { byLocale, type LocaleCode } from '../locale/locale-table.ts';

/** A document whose own slug is the address, or a template filled from the route's parameters. */
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
