import { linkOf, opensHere } from '../clicked-link.ts';
import { recall, remember } from '../session-memory.ts';

/** The number of seconds after a reload in which a second failure does not reload again, to prevent a loop. */
export const reloadGuardSeconds = 10;

const reloadedKey = 'reloaded-at';
/**
 * The number of milliseconds after a click on a link in which the page assumes that the reader is leaving it. If the page
 * is still open later, the navigation was stopped or was a download.
 */
const maxNavigationMs = 10_000;
let pendingReload: ReturnType<typeof setTimeout> | undefined;
let leftAt = -maxNavigationMs;

/** Reloads the page once if one of its parts cannot be loaded because its build no longer exists on the server. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    // The code that imported the part sees the failure right after this event and may cancel the reload.
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

/** Cancels the pending reload, for code that works without the missing part. */
export function cancelChunkReload(): void {
  clearTimeout(pendingReload);
}

/**
 * Reloads the page and returns whether it does. It does not if the reader is opening another page or is offline, or if the
 * page was just reloaded.
 */
export function reloadOnce(): boolean {
  const last = recall(reloadedKey);
  const now = Date.now();
  if (performance.now() - leftAt < maxNavigationMs) return false;
  if (!mayReload(last === undefined ? undefined : Number(last), now, navigator.onLine)) return false;
  remember(reloadedKey, String(now));
  // If nothing can be stored, nothing would prevent a second reload, so don't start a first one.
  if (recall(reloadedKey) === undefined) return false;
  location.reload();
  return true;
}

function isHere(address: string): boolean {
  return address.split('#')[0] === location.href.split('#')[0];
}

/**
 * Whether the page may reload itself, given the time of its last automatic reload. Without a connection, a reload would
 * only lose the page.
 */
export function mayReload(lastReload: number | undefined, now: number, isOnline: boolean): boolean {
  if (!isOnline) return false;
  return lastReload === undefined || !(now - lastReload < reloadGuardSeconds * 1000);
}
