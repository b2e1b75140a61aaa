import { closestElement } from '#browser/closest-element.ts';
import { HoverIntent, hoverCardCloseDelay, hoverCardOpenDelay } from '#browser/hover/hover-intent.ts';
import { onHover } from '#browser/hover/on-hover.ts';
import { isPlainClick } from '#browser/plain-click.ts';
import { hookValue, selector } from '#browser/script-hooks.ts';

const terms = selector('data-term');
const meaningOf = (term: Element) => document.getElementById(hookValue(term, 'data-term') ?? '');
const isOpen = (term: Element) => meaningOf(term)?.matches(':popover-open') === true;

/** What a resting pointer opened and nobody has asked to stay. */
let hovered: HTMLElement | undefined;

const show = (term: HTMLElement) => meaningOf(term)?.showPopover({ source: term });

const hover = new HoverIntent<HTMLElement>({
  openDelay: hoverCardOpenDelay,
  closeDelay: hoverCardCloseDelay,
  open: (term) => {
    hovered = term;
    show(term);
  },
  close: (term) => {
    hovered = undefined;
    meaningOf(term)?.hidePopover();
  },
});

/**
 * The platform opens a term that is a button, and this opens one that is a link. Both open for a resting pointer too,
 * and close again when it leaves.
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
    // Pressing a term whose meaning already shows asks for it to stay, not to go.
    if (hovered === term && isOpen(term)) event.preventDefault();
    else if (term instanceof HTMLAnchorElement && isPlainClick(event)) {
      event.preventDefault();
      // The press before this click has closed a meaning that showed: the platform does so.
      if (!isOpen(term)) show(term);
    }
    hovered = undefined;
  });
}
