import { parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { providerOfHandOff } from '@vpn-site/core/outbound/hand-off.ts';

/** The files of a mirror, and the site that it copies. */
export interface MirroredSite {
  readonly siteUrl: string;
  /** The file in the mirror of each address that it includes. */
  readonly files: ReadonlyMap<string, string>;
  /** The website of each provider, by id. */
  readonly websites: ReadonlyMap<string, string>;
}

/** A page of the mirror: its address on the site, and its file in the mirror. */
export interface MirroredPage {
  readonly path: string;
  readonly file: string;
}

export type ResolvedAddress =
  | { readonly kind: 'inside'; readonly href: string; readonly file: string }
  /** An address that only the running site can serve. The link leads to the site. */
  | { readonly kind: 'to-original'; readonly href: string }
  | { readonly kind: 'to-provider'; readonly href: string }
  /** An anchor on this page, or another site. The address does not change. */
  | { readonly kind: 'elsewhere'; readonly href: string };

/**
 * Returns the target of an address in the mirror. A hand-off page counts a click and may lead to a paid link, which only
 * the running site discloses, so the mirror links to the provider directly.
 */
export function resolveAddress(site: MirroredSite, page: MirroredPage, address: string): ResolvedAddress {
  const elsewhere = { kind: 'elsewhere', href: address } as const;
  if (address === '' || address.startsWith('#') || !URL.canParse(address, site.siteUrl)) return elsewhere;
  const url = new URL(address, new URL(page.path, site.siteUrl));
  if (url.origin !== new URL(site.siteUrl).origin) return elsewhere;
  const path = decodeURI(url.pathname);
  const website = site.websites.get(providerOfHandOff(parseLocalizedPath(path).slug) ?? '');
  if (website !== undefined) return { kind: 'to-provider', href: website };
  const file = url.search === '' ? site.files.get(path) : undefined;
  if (file === undefined) return { kind: 'to-original', href: url.href };
  const link = file === page.file && url.hash !== '' ? '' : relativeLink(page.file, file);
  return { kind: 'inside', href: link + url.hash, file };
}

/** Returns the absolute address of a form. Only the original can respond to its query. */
export function formAddress({ siteUrl }: MirroredSite, page: MirroredPage, action: string): string {
  return new URL(action, new URL(page.path, siteUrl)).href;
}

/**
 * Returns the relative link from one file of the mirror to another. Its segments are encoded, so that none can be parsed as
 * a scheme, a query or an anchor.
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
