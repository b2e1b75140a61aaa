import { isHandOffAddress } from '@vpn-site/core/outbound/hand-off.ts';

export interface LinkFacts {
  readonly href: string;
  readonly target: string;
  readonly hreflang: string;
  readonly isDownload: boolean;
}

/** What the server and the build answer themselves: data, endpoints, files of the build. */
const notPages = /^\/(?:data|api|_[^/]*)(?:\/|$)|\.[a-z0-9]+$/i;

/**
 * The address to fetch before a link is followed, or undefined: only another page of this site in this language.
 * Never a hand-off, which is an intention and not a page to read.
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
