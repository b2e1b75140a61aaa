import { isHandOffAddress } from '@vpn-site/core/outbound/hand-off.ts';
import { linkOf, opensHere } from '../clicked-link.ts';
import { stopPrefetching } from '../prefetch/prefetch-queue.ts';

/** A reader waits no longer than this for the fresh copy; then whatever the browser has is opened. */
const maxWaitMs = 3000;

/**
 * From now on a link to another page of the site is loaded anew: what was prefetched came from the older build.
 * Asking with `reload` replaces the kept copy, and the navigation then finds the fresh one.
 */
export function loadNextPageAfresh(): void {
  stopPrefetching();
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || !opensHere(event, link) || !leadsToAnotherPage(link)) return;
    event.preventDefault();
    void refresh(link.href).finally(() => location.assign(link.href));
  });
}

function leadsToAnotherPage({ origin, pathname, search }: HTMLAnchorElement): boolean {
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere && !isHandOffAddress(pathname);
}

async function refresh(address: string): Promise<void> {
  try {
    const response = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(maxWaitMs) });
    // A copy is kept when it has been read to its end.
    await response.arrayBuffer();
  } catch {
    // The navigation itself will tell what is wrong.
  }
}
