import { loadPart, MissingPart, reloadFor } from '../updates/load-part.ts';
import { searchShortcut } from './search-shortcut.ts';

const inputSelector = '[data-search-input]';
const attached = new WeakSet<HTMLInputElement>();

/**
 * Search boxes are forms. Where this runs, "/" leads to the one in the masthead, its link opens it in place, and a box
 * that gets the focus offers answers while its reader types; the code and the index for that come only then.
 */
export function startSearch(): void {
  const overlay = document.querySelector<HTMLElement>('[data-search-overlay]');
  const link = document.querySelector<HTMLElement>('[data-search-open]');
  const input = overlay?.querySelector<HTMLInputElement>(inputSelector);
  if (!overlay || !link || !input) return;

  const open = () => {
    // Where the box has its own place, the link is hidden.
    if (link.checkVisibility()) overlay.toggleAttribute('data-open', true);
    input.focus();
    input.select();
  };
  const close = () => overlay.removeAttribute('data-open');

  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  overlay.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented) return;
    close();
    if (link.checkVisibility()) link.focus();
    else input.blur();
  });
  overlay.addEventListener('focusout', ({ relatedTarget }) => {
    // A press on something that takes no focus leaves the box too, but not another window.
    if (!(relatedTarget instanceof Node && overlay.contains(relatedTarget)) && document.hasFocus()) close();
  });
  document.addEventListener('keydown', (event) => {
    if (!searchShortcut(event, event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    open();
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(inputSelector)) void attach(target);
  });
}

async function attach(input: HTMLInputElement): Promise<void> {
  if (attached.has(input)) return;
  attached.add(input);
  try {
    const { offerAnswers } = await loadPart(() => import('./offer-answers.ts'));
    await offerAnswers(input);
  } catch (error) {
    // The form works without; the next focus tries again.
    attached.delete(input);
    if (error instanceof MissingPart) reloadFor('search');
  }
}
