import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

/**
 * Takes the placement along and, where a link is paid, counts down and moves on. Every sentence is in the page already;
 * this shows one and hides the others. The page moves on with `replace`, so that Back leads to where the reader came
 * from and not into another countdown.
 */
export function startHandOff(page: HTMLElement, isInUse: boolean): void {
  const next = page.querySelector<HTMLAnchorElement>(`${selector('data-continue')} a`);
  if (!next) return;
  next.search = placementQuery(location.search);
  const stay = page.querySelector<HTMLElement>(selector('data-stay'));
  // Nobody waits for a link that nobody pays for: its page has no button to stop.
  if (!stay || isInUse || isBackNavigation()) return;
  const stop = countDown(page, () => location.replace(next.href));
  const stayHere = () => {
    const hasFocus = document.activeElement === stay;
    if (!stop()) return;
    // The button is gone now; a reader with a keyboard goes on from beside it.
    if (hasFocus) next.focus();
    show(page, 'data-stopped', true);
  };
  stay.addEventListener('click', stayHere);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') stayHere();
  });
  // Whoever follows a link has decided, and whoever copies a code is not done here.
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('a')) stop();
    if (target.closest(selector('data-copy'))) stayHere();
  });
  // A page that is left and shown again must not move on behind the reader's back.
  addEventListener('pagehide', stop);
}

/** Runs only while the page is seen. Returns a function that stops it and says whether it was still running. */
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

/** The query of 'Continue': the placement that led here and nothing else. The server knows which ones exist. */
export function placementQuery(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? '';
  return /^[a-z-]{1,32}$/.test(from) ? `?from=${from}` : '';
}
