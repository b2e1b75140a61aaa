import { isPlainClick } from '#browser/plain-click.ts';
import { selector } from '#browser/script-hooks.ts';
import { loadPart, MissingPart, reloadFor } from '#browser/updates/load-part.ts';

const inputSelector = selector('data-search-input');
const attached = new WeakSet<HTMLInputElement>();

/**
 * Enhances search boxes, which are plain forms without scripts. The "/" key focuses the box in the masthead, a link opens
 * the box over the masthead, and a focused box offers answers while the reader types. The code and index for answers are
 * loaded only when a box gets the focus.
 */
export function startSearch(): void {
  const overlay = document.querySelector<HTMLElement>(selector('data-search-overlay'));
  const link = document.querySelector<HTMLElement>(selector('data-search-open'));
  const input = overlay?.querySelector<HTMLInputElement>(inputSelector);
  if (!overlay || !link || !input) return;

  const open = () => {
    // If the link is hidden, the box is always visible and needs no overlay.
    if (link.checkVisibility()) overlay.toggleAttribute('data-open', true);
    input.focus();
    input.select();
  };
  const close = () => overlay.removeAttribute('data-open');

  link.addEventListener('click', (event) => {
    if (!isPlainClick(event)) return;
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
    // A click on something that cannot be focused also closes the box, but switching to another window does not.
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
    const { offerAnswers } = await loadPart(() => import('./offer-answers.client.ts'));
    await offerAnswers(input);
  } catch (error) {
    // The form works without the script, and the next focus tries again to load it.
    attached.delete(input);
    if (error instanceof MissingPart) reloadFor('search');
  }
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

/** Whether a key press opens search: a "/" outside of text fields. */
export function searchShortcut(key: Key, target: EventTarget | null): boolean {
  const isPlain = !(key.ctrlKey || key.metaKey || key.altKey || key.isComposing || key.defaultPrevented);
  return key.key === '/' && isPlain && !isEditable(target);
}

function isEditable(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null;
  if (element?.isContentEditable) return true;
  return /^(?:input|textarea|select)$/i.test(element?.tagName ?? '');
}
