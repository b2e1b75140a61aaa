import { closestElement } from '#browser/closest-element.ts';
import { savedChoice } from '#browser/saved-choice.ts';
import { selector } from '#browser/script-hooks.ts';
import { loadPart } from '#browser/updates/load-part.ts';

/**
 * Shows the shortlist if the reader has one, and pins providers. The code of the tray is loaded only for readers who use
 * it.
 */
export function startShortlist(): void {
  const tray = document.querySelector<HTMLElement>(selector('data-tray'));
  if (!tray) return;
  const { dataset } = document.documentElement;
  // A missing part is no reason to reload: on rankings, the form compares without it.
  let part: typeof import('./tray.client.ts') | undefined;
  const load = async () => (part ??= await loadPart(() => import('./tray.client.ts')).catch(() => undefined));
  // Boxes that are ticked while the tray loads are pinned together. Otherwise showing the first would untick the others.
  const waiting: HTMLInputElement[] = [];
  document.addEventListener('change', ({ target }) => {
    const box = closestElement(target, selector('data-pin'));
    if (!(box instanceof HTMLInputElement)) return;
    waiting.push(box);
    // Without a wait once the code is there: the reader may follow a link right after the tick.
    if (part) void part.pin(tray, waiting.splice(0));
    else void load().then((loaded) => loaded?.pin(tray, waiting.splice(0)));
  });
  // Also when a reader returns to a page that the browser kept: boxes may be ticked that are not on the list any more. The
  // key is written out, so that the rules of the list are loaded with the tray.
  addEventListener('pageshow', () => {
    const isShown = dataset.pins || document.querySelector(`${selector('data-pin')}:checked`);
    if (isShown || savedChoice('shortlist')) void load().then((loaded) => loaded?.showTray(tray));
  });
}
