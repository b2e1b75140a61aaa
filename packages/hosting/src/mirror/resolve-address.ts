import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { handOffVpn } from '@vpn-site/core/outbound/hand-off.ts';

/** What a mirror is made of, and what it is a mirror of. */
export interface MirroredSite {
  readonly siteUrl: string;
  /** The file in the mirror for each address of the site that goes along. */
  readonly files: ReadonlyMap<string, string>;
  /** Each provider's own site. */
  readonly websites: ReadonlyMap<string, string>;
}

/** A page of the mirror: its address on the site, and its file in the mirror. */
export interface MirroredPage {
  readonly path: string;
  readonly file: string;
}

export type ResolvedAddress =
  | { readonly leads: 'inside'; readonly href: string; readonly file: string }
  /** Only the running site can answer it. */
  | { readonly leads: 'to-original'; readonly href: string }
  | { readonly leads: 'to-provider'; readonly href: string }
  /** An anchor of this page, or another site: it stays as it is. */
  | { readonly leads: 'elsewhere'; readonly href: string };

/**
 * Where an address on a page leads in the mirror. A hand-off counts a click and may lead to a paid link, which is the
 * running site's to disclose: the mirror leads to the provider itself.
 */
export function resolveAddress(site: MirroredSite, page: MirroredPage, address: string): ResolvedAddress {
  const elsewhere = { leads: 'elsewhere', href: address } as const;
  if (address === '' || address.startsWith('#') || !URL.canParse(address, site.siteUrl)) return elsewhere;
  const url = new URL(address, new URL(page.path, site.siteUrl));
  if (url.origin !== new URL(site.siteUrl).origin) return elsewhere;
  const path = decodeURI(url.pathname);
  const website = site.websites.get(handOffVpn(parseLocalizedPath(path).slug) ?? '');
  if (website !== undefined) return { leads: 'to-provider', href: website };
  const file = url.search === '' ? site.files.get(path) : undefined;
  if (file === undefined) return { leads: 'to-original', href: url.href };
  const link = file === page.file && url.hash !== '' ? '' : relativeLink(page.file, file);
  return { leads: 'inside', href: link + url.hash, file };
}

/** Where a form leads: what its reader filled in is a query, and only the original answers those. */
export function formAddress({ siteUrl }: MirroredSite, page: MirroredPage, action: string): string {
  return new URL(action, new URL(page.path, siteUrl)).href;
}

/**
 * The address of one file of the mirror as another writes it; both are named from the top of the mirror. Segments are
 * encoded, so none of them can be read as a scheme, a query or an anchor.
 */
export function relativeLink(from: string, to: string): string {
  const here = from.split('/').slice(0, -1);
  const there = to.split('/').slice(0, -1);
  const differs = here.findIndex((segment, depth) => segment !== there[depth]);
  const shared = differs === -1 ? here.length : differs;
  const up = here.slice(shared).map(() => '..');
  const down = to.split('/').slice(shared).map(encodeURIComponent);
  return [...up, ...down].join('/');
}
