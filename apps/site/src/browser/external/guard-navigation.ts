import { linkOf } from '../clicked-link.ts';
import { allowLinksOfPage, isAllowed } from './allowed-addresses.ts';

/**
 * Refuses to leave the site for an address that it did not name itself, whether a link or a script tries. What is typed
 * into the address bar, or opened from a bookmark, is the reader's own business and not seen here.
 */
export function guardNavigation(): void {
  allowLinksOfPage();
  const onClick = (event: Event) => {
    const link = linkOf(event);
    // A link that somebody else wrote has not the mark, whatever its address.
    if (!link || (mayOpen(link.href) && (isOurs(link.href) || link.relList.contains('noopener')))) return;
    event.stopPropagation();
    refuse(event, link.href);
  };
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('auxclick', onClick, { capture: true });
  // Not in every browser; there, links and windows are guarded, and scripts are held by the content security policy alone.
  window.navigation?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    // Back and forward lead where the reader has been.
    if (event.navigationType !== 'traverse' && !mayOpen(url)) refuse(event, url);
  });
  const open = window.open.bind(window);
  window.open = (url, ...rest) => {
    // Without an address it opens an empty window, which could then be led anywhere.
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
