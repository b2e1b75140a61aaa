import { linkOf, opensHere } from '#browser/clicked-link.ts';
import { selector } from '#browser/script-hooks.ts';

/** A page that takes longer than this shows that it is on its way, in milliseconds. */
export const loadingBarDelay = 300;
/** Whatever has not come by then was stopped, or was a file: the bar gives up. */
const loadingBarTimeout = 10_000;

/** Shows the bar at the top of the page while a followed link is slow. */
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
  // A page that comes back from the browser's memory must not come back loading.
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
