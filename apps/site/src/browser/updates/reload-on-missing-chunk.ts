import { linkOf, opensHere } from '../clicked-link.ts';
import { recall, remember } from '../session-memory.ts';

/** After a reload, a second failure within this time does not reload again: it would go round for ever. */
export const reloadGuardSeconds = 10;

const reloadedKey = 'reloaded-at';
/** Whatever has not come by then was stopped, or was a file, in milliseconds. */
const maxNavigationMs = 10_000;
let pendingReload: ReturnType<typeof setTimeout> | undefined;
let leftAt = -maxNavigationMs;

/** A part of the page that cannot be loaded belongs to a build that is gone: the page is loaded again, once. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    // Who asked for the part hears of its loss right after this, and may do without it.
    pendingReload = setTimeout(reloadOnce);
  });
  addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && opensHere(event, link) && !isHere(link.href)) leftAt = event.timeStamp;
  });
  addEventListener('submit', ({ timeStamp, defaultPrevented }) => {
    if (!defaultPrevented) leftAt = timeStamp;
  });
}

/** For whoever asked for the missing part and can do without it: the page stays as it is. */
export function cancelChunkReload(): void {
  clearTimeout(pendingReload);
}

/** Loads the page again and says whether it does: a reader on the way to another page must get there. */
export function reloadOnce(): boolean {
  const last = recall(reloadedKey);
  const now = Date.now();
  if (performance.now() - leftAt < maxNavigationMs) return false;
  if (!mayReload(last === undefined ? undefined : Number(last), now, navigator.onLine)) return false;
  remember(reloadedKey, String(now));
  // Where nothing can be remembered nothing stops a second reload, so there is no first one.
  if (recall(reloadedKey) === undefined) return false;
  location.reload();
  return true;
}

function isHere(address: string): boolean {
  return address.split('#')[0] === location.href.split('#')[0];
}

/** Whether the page may reload itself, given when it last did. Without a connection it would only lose the page. */
export function mayReload(lastReload: number | undefined, now: number, isOnline: boolean): boolean {
  if (!isOnline) return false;
  return lastReload === undefined || !(now - lastReload < reloadGuardSeconds * 1000);
}
