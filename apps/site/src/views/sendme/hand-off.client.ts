import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

/**
 * Adds the placement to the link. If the link is paid, counts down and then redirects. The page contains all sentences; the
 * script only shows and hides them. It redirects with `replace`, so that Back leads to the previous page and not to another
 * countdown.
 */
export function startHandOff(page: HTMLElement, isInUse: boolean): void {
  const next = page.querySelector<HTMLAnchorElement>(`${selector('data-continue')} a`);
  if (!next) return;
  next.search = placementQuery(location.search);
  const stay = page.querySelector<HTMLElement>(selector('data-stay'));
  // Pages for unpaid links have no countdown and so no stop button.
  if (!stay || isInUse || isBackNavigation()) return;
  const stop = countDown(page, () => location.replace(next.href));
  const stayHere = () => {
    const hasFocus = document.activeElement === stay;
    if (!stop()) return;
    // The button is hidden now, so keyboard focus moves to the link beside it.
    if (hasFocus) next.focus();
    show(page, 'data-stopped', true);
  };
  stay.addEventListener('click', stayHere);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stayHere();
  });
  // A click on a link ends the countdown. Copying the code stops it too, because the reader still needs this page.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a')) stop();
    if (target.closest(selector('data-copy'))) stayHere();
  });
  // Stopped here, so that a page restored from the back/forward cache does not redirect unexpectedly.
  addEventListener('pagehide', stop);
}

/**
 * Starts the countdown, which pauses while the page is not visible. Returns a function that stops it, and that returns
 * whether it was still running.
 */
function countDown(page: HTMLElement, moveOn: () => void): () => boolean {
  let secondsLeft = handOffSeconds;
  let isRunning = true;
  const display = () => {
    for (const line of page.querySelectorAll<HTMLElement>(selector('data-left'))) {
      line.hidden = hookValue(line, 'data-left') !== String(secondsLeft);
    }
  };
  const stop = () => {
    const wasRunning = isRunning;
    isRunning = false;
    clearInterval(timer);
    show(page, 'data-counting', false);
    return wasRunning;
  };
  const timer = setInterval(() => {
    if (document.hidden) return;
    secondsLeft -= 1;
    if (secondsLeft > 0) return display();
    stop();
    moveOn();
  }, 1000);
  display();
  show(page, 'data-counting', true);
  return stop;
}

function show(page: HTMLElement, hook: 'data-counting' | 'data-stopped', isShown: boolean): void {
  for (const element of page.querySelectorAll<HTMLElement>(selector(hook))) element.hidden = !isShown;
}

function isBackNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

/**
 * Returns the query for the "Continue" link: only the placement of the link that led to this page. The server drops unknown
 * placements.
 */
export function placementQuery(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^[a-z-]{1,32}$/.test(from) ? `?from=${from}` : '';
}
