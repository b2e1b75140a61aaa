import { linkOf } from '../clicked-link.ts';
import { allowLinksOfPage, isAllowed } from './allowed-addresses.ts';

/**
 * Blocks links and scripts that would leave the site for an address to which the site does not link. Addresses that the
 * reader types, and bookmarks, are not affected.
 */
export function guardNavigation(): void {
  allowLinksOfPage();
  const onClick = (event: Event) => {
    const link = linkOf(event);
    // A link that was injected lacks `noopener`, so it is refused even if its address is allowed.
    if (!link || (mayOpen(link.href) && (isOurs(link.href) || link.relList.contains('noopener')))) return;
    event.stopPropagation();
    refuse(event, link.href);
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('auxclick', onClick, { capture: true });
  // Some browsers lack the Navigation API. There, links and windows are guarded, and only the content security policy
  // restricts scripts.
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    // Back and forward only return to pages that the reader has already visited.
    if (event.navigationType !== 'traverse' && !mayOpen(url)) refuse(event, url);
  });
  const open = window.open.bind(window);
  window.open = (url, ...rest) => {
    // Without an address, `window.open` opens an empty window, which could then be navigated anywhere.
    const address = url ? (URL.parse(url, document.baseURI)?.href ?? '') : 'about:blank';
    if (mayOpen(address)) return open(url, ...rest);
    warn(address);
    return null;
  };
}

function mayOpen(address: string): boolean {
  return isOurs(address) || isAllowed(address);
}

function isOurs(address: string): boolean {
  return URL.parse(address)?.origin === location.origin;
}

function refuse(event: Event, address: string): void {
  event.preventDefault();
  warn(address);
}

function warn(address: string): void {
  console.warn(`Refused to open ${address}.`);
}
