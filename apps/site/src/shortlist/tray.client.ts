import { comparisonAddress, maxCompared } from '@vpn-site/core/comparison/selection.ts';
import { loadStyleSheet } from '#browser/load-style-sheet.ts';
import { saveChoice, savedChoice } from '#browser/saved-choice.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';
import { type Pinned, parseShortlist, shortlistKey, withPin } from './shortlist.ts';
import sheet from './tray.css?url';

/** The shortlist of this page if it cannot be saved; it then lasts as long as the page. */
let unsaved: readonly Pinned[] | undefined;
let isStarted = false;

/** Pins or unpins the providers of checkboxes. */
export function pin(tray: HTMLElement, boxes: readonly HTMLInputElement[]): Promise<void> {
  let isRefused = false;
  for (const box of boxes) {
    const pinned = { id: box.value, name: hookValue(box, 'data-pin') ?? '' };
    const next = withPin(current(), pinned, box.checked);
    if (next) save(next);
    else isRefused = true;
  }
  return showTray(tray, isRefused);
}

/** Shows the tray with the shortlist, or hides it if nothing is pinned. */
export async function showTray(tray: HTMLElement, isRefused = false): Promise<void> {
  if (!isStarted) {
    isStarted = true;
    listen(tray);
    await loadStyleSheet(sheet);
  }
  const pinned = current();
  tray.hidden = pinned.length === 0;
  document.documentElement.dataset.pins = tray.hidden ? '' : 'shown';
  for (const box of document.querySelectorAll<HTMLInputElement>(selector('data-pin'))) {
    box.checked = pinned.some(({ id }) => id === box.value);
  }
  tray.querySelectorAll('li').forEach((item, position) => {
    const name = pinned[position]?.name;
    item.hidden = name === undefined;
    const text = item.querySelector('span');
    if (text) text.textContent = name ?? '';
  });
  const go = tray.querySelector<HTMLAnchorElement>(selector('data-tray-go'));
  const status = tray.querySelector(selector('data-tray-status'));
  if (!go || !status) return;
  status.textContent = isRefused ? (hookValue(go, 'data-tray-go') ?? '') : `${pinned.length}/${maxCompared}`;
  const address = comparisonAddress(
    hookValue(tray, 'data-tray') ?? '',
    pinned.map(({ id }) => id),
  );
  go.hidden = address === undefined;
  if (address !== undefined) go.href = address;
}

function listen(tray: HTMLElement): void {
  tray.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    const position = [...tray.querySelectorAll('li button')].indexOf(button);
    save(position === -1 ? [] : current().filter((_, index) => index !== position));
    void showTray(tray);
    // The focused button may be hidden now.
    const left = tray.querySelector<HTMLElement>('li:not([hidden]) button');
    const main = document.querySelector('main');
    if (main) main.tabIndex = -1;
    (left ?? main)?.focus({ preventScroll: true });
  });
  // Another tab has changed the list.
  addEventListener('storage', ({ key }) => {
    if (key === shortlistKey) void showTray(tray);
  });
}

function current(): readonly Pinned[] {
  return unsaved ?? parseShortlist(savedChoice(shortlistKey));
}

function save(next: readonly Pinned[]): void {
  const isSaved = saveChoice(shortlistKey, next.length > 0 ? JSON.stringify(next) : undefined);
  unsaved = isSaved ? undefined : next;
}
