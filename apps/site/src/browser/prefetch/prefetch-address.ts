import { isHandOffAddress } from '@vpn-site/core/outbound/hand-off.ts';

export interface LinkFacts {
  readonly href: string;
  readonly target: string;
  readonly hreflang: string;
  readonly isDownload: boolean;
}

/** Matches paths that are not pages: data, endpoints and build files. */
const notPages = /^\/(?:data|api|_[^/]*)(?:\/|$)|\.[a-z0-9]+$/i;

/**
 * Returns the address to prefetch for a link; undefined if it must not be prefetched. Only other pages of this site in this
 * language are. Hand-off pages never are, because a request for one counts as an intention to leave.
 */
export function prefetchAddress(link: LinkFacts, page: string): string | undefined {
  const address = URL.parse(link.href);
  const here = new URL(page);
  if (!address || address.origin !== here.origin) return undefined;
  const opensHere = ['', '_self'].includes(link.target) && !link.isDownload;
  if (!opensHere || link.hreflang !== '') return undefined;
  if (notPages.test(address.pathname) || isHandOffAddress(address.pathname)) return undefined;
  if (address.pathname === here.pathname && address.search === here.search) return undefined;
  address.hash = '';
  return address.href;
}
