import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

/**
 * Passes the placement on and, for a paid link, counts down and redirects. Every sentence is already in the page; this
 * shows one and hides the others. Redirects with `replace`, so that Back returns to the previous page and not to another
 * countdown.
 */
export function startHandOff(page: HTMLElement, isInUse: boolean): void {
  const next = page.querySelector<HTMLAnchorElement>(`${selector('data-continue')} a`);
  if (!next) return;
  next.search = placementQuery(location.search);
  const stay = page.querySelector<HTMLElement>(selector('data-stay'));
  // Unpaid links have no countdown, so their page has no stop button.
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
  // Following a link ends the countdown, and copying a code means the reader is not done here.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a')) stop();
    if (target.closest(selector('data-copy'))) stayHere();
  });
  // A page restored from the back/forward cache must not redirect unexpectedly.
  addEventListener('pagehide', stop);
}

/** Runs only while the page is visible. Returns a function that stops it and returns whether it was still running. */
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

/** Returns the query for 'Continue': only the placement that led here. The server knows which ones exist. */
export function placementQuery(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^[a-z-]{1,32}$/.test(from) ? `?from=${from}` : '';
}
