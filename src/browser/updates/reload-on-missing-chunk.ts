import { recall, remember } from '../session-memory.ts';
import { mayReload } from './reload-guard.ts';

const reloadedKey = 'reloaded-at';
let waiting: ReturnType<typeof setTimeout> | undefined;

/** A part of the page that cannot be loaded belongs to a build that is gone: the page is loaded again, once. */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    // Who asked for the part hears of its loss right after this, and may have somewhere better to go.
    waiting = setTimeout(reloadOnce);
  });
}

/** For a link that is followed because its part is missing: a reload would compete with it. */
export function followInsteadOfReload(): void {
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
