import { linkOf, opensHere } from '#browser/clicked-link.ts';
import { selector } from '#browser/script-hooks.ts';

/** The number of milliseconds after which a slow navigation shows the bar. */
export const loadingBarDelay = 300;
/** The number of milliseconds after which the bar is hidden, because the navigation was stopped or was a download. */
const loadingBarTimeout = 10_000;

/** Shows the bar at the top of the page while a followed link is slow to load. */
export function showSlowNavigations(): void {
  const bar = document.querySelector<HTMLElement>(selector('data-loading-bar'));
  if (!bar) return;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    bar.hidden = true;
  };
  const start = () => {
    clear();
    timers = [
      setTimeout(() => {
        bar.hidden = false;
      }, loadingBarDelay),
      setTimeout(clear, loadingBarTimeout),
    ];
  };
  addEventListener('click', (event) => {
    if (leadsToPage(event)) start();
  });
  // A page restored from the back/forward cache must not show the bar.
  addEventListener('pageshow', clear);
  addEventListener('pagehide', clear);
}

function leadsToPage(event: MouseEvent): boolean {
  const link = linkOf(event);
  if (!link || !opensHere(event, link)) return false;
  const isElsewhere = link.pathname !== location.pathname || link.search !== location.search;
  const isFile = /\.\w+$/.test(link.pathname);
  return link.origin === location.origin && !isFile && (isElsewhere || !link.hash);
}
