import { recall, remember } from '../session-memory.ts';
import { mayReload } from './reload-guard.ts';

const reloadedKey = 'reloaded-at';
let waiting: ReturnType<typeof setTimeout> | undefined;

/** A part of the page that cannot be loaded belongs to a build that is gone: the page is loaded again, once. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    // Who asked for the part hears of its loss right after this, and may do without it.
    waiting = setTimeout(reloadOnce);
  });
}

/** For who can do without the part that is missing: a reload would take the page from under its reader. */
export function doWithoutMissingChunk(): void {
  clearTimeout(waiting);
}

function reloadOnce(): void {
  const last = recall(reloadedKey);
  const now = Date.now();
  if (!mayReload(last === undefined ? undefined : Number(last), now, navigator.onLine)) return;
  remember(reloadedKey, String(now));
  // Where nothing can be remembered nothing stops a second reload, so there is no first one.
  if (recall(reloadedKey) !== undefined) location.reload();
}
