import { HoverIntent } from '#browser/hover/hover-intent.ts';
import { onHover } from '#browser/hover/on-hover.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

/** The number of milliseconds of hover before a tooltip opens. */
export const tooltipDelay = 700;
/** The number of milliseconds after a tooltip has closed in which the next one opens without delay. */
export const tooltipSkipDelay = 300;

const triggers = selector('data-tooltip');
const wordsOf = (trigger: Element) => document.getElementById(hookValue(trigger, 'data-tooltip') ?? '');

const hover = new HoverIntent<HTMLElement>({
  openDelay: tooltipDelay,
  closeDelay: 0,
  skipDelay: tooltipSkipDelay,
  open: (trigger, isInstant) => {
    const words = wordsOf(trigger);
    words?.setAttribute('data-state', isInstant ? 'instant-open' : 'delayed-open');
    words?.showPopover({ source: trigger });
  },
  close: (trigger) => {
    const words = wordsOf(trigger);
    words?.removeAttribute('data-state');
    words?.hidePopover();
  },
});

/** Shows a tooltip after a delay if its button is hovered, and at once if the button gets the keyboard focus. */
export function startTooltips(): void {
  onHover(
    triggers,
    (trigger) => hover.enter(trigger),
    () => hover.leave(),
  );
  // The tooltip itself can be hovered, to read it enlarged or to copy it.
  onHover(
    '[role="tooltip"]',
    (words) => hover.enter(triggerOf(words)),
    () => hover.leave(),
  );
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(`${triggers}:focus-visible`)) hover.openNow(target);
  });
  document.addEventListener('focusout', () => hover.dismiss());
  document.addEventListener('pointerdown', () => hover.dismiss());
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hover.dismiss();
  });
}

function triggerOf(words: HTMLElement): HTMLElement {
  return document.querySelector<HTMLElement>(selector('data-tooltip', words.id)) ?? words;
}
