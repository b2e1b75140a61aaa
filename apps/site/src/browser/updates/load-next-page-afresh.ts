import { isHandOffAddress } from '@vpn-site/core/outbound/hand-off.ts';
import { linkOf, opensHere } from '../clicked-link.ts';
import { stopPrefetching } from '../prefetch/prefetch-queue.ts';

/** The max number of milliseconds to wait for the fresh copy. After that, the cached page opens. */
const maxWaitMs = 3000;

/**
 * Makes links to other pages of the site load fresh copies from now on, because prefetched pages came from the older build.
 * Fetching with `reload` replaces the cached copy, which the navigation then uses.
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
    // The browser caches a copy only once it has been read to the end.
    await response.arrayBuffer();
  } catch {
    // The navigation itself will show what is wrong.
  }
}
