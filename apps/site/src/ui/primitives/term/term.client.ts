import { closestElement } from '#browser/closest-element.ts';
import { HoverIntent, hoverCardCloseDelay, hoverCardOpenDelay } from '#browser/hover/hover-intent.ts';
import { onHover } from '#browser/hover/on-hover.ts';
import { isPlainClick } from '#browser/plain-click.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

const terms = selector('data-term');
const definitionElement = (term: Element) => document.getElementById(hookValue(term, 'data-term') ?? '');
const isOpen = (term: Element) => definitionElement(term)?.matches(':popover-open') === true;

/** The term that hover opened and that was not clicked since. */
let hovered: HTMLElement | undefined;

const show = (term: HTMLElement) => definitionElement(term)?.showPopover({ source: term });

const hover = new HoverIntent<HTMLElement>({
  openDelay: hoverCardOpenDelay,
  closeDelay: hoverCardCloseDelay,
  open: (term) => {
    hovered = term;
    show(term);
  },
  close: (term) => {
    hovered = undefined;
    definitionElement(term)?.hidePopover();
  },
});

/**
 * Opens the definitions of terms. The script handles clicks on terms that are links; the browser handles those that are
 * buttons. Both kinds also open on hover, and then close when the pointer leaves.
 */
export function startTerms(): void {
  onHover(
    terms,
    (term) => (!isOpen(term) || hovered ? hover.enter(term) : undefined),
    () => hovered && hover.leave(),
  );
  onHover(
    '[popover][role="note"]',
    () => hovered && hover.enter(hovered),
    () => hovered && hover.leave(),
  );
  document.addEventListener('click', (event) => {
    const term = closestElement(event.target, terms);
    if (!term) return;
    hover.forget();
    // A click on a term opened by hover keeps it open.
    if (hovered === term && isOpen(term)) event.preventDefault();
    else if (term instanceof HTMLAnchorElement && isPlainClick(event)) {
      event.preventDefault();
      // If the definition was open, the browser closed it when the pointer went down, so this shows it again.
      if (!isOpen(term)) show(term);
    }
    hovered = undefined;
  });
}
