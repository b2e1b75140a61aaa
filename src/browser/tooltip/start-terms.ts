import { hoverCardCloseDelay, hoverCardOpenDelay } from '../hover/hover-card-delays.ts';
import { HoverIntent } from '../hover/hover-intent.ts';
import { onHover } from '../hover/on-hover.ts';

const selector = 'button[data-term]';
const meaningOf = (term: Element) => document.getElementById(term.getAttribute('data-term') ?? '');
const isOpen = (term: Element) => meaningOf(term)?.matches(':popover-open') === true;

/** What a resting pointer opened and nobody has asked to stay. */
let hovered: HTMLElement | undefined;

const hover = new HoverIntent<HTMLElement>({
  openDelay: hoverCardOpenDelay,
  closeDelay: hoverCardCloseDelay,
  open: (term) => {
    hovered = term;
    meaningOf(term)?.showPopover({ source: term });
  },
  close: (term) => {
    hovered = undefined;
    meaningOf(term)?.hidePopover();
  },
});

/** The platform opens a term that is pressed. This opens it for a resting pointer too, and closes it again. */
export function startTerms(): void {
  onHover<HTMLElement>(
    selector,
    (term) => (!isOpen(term) || hovered ? hover.enter(term) : undefined),
    () => hovered && hover.leave(),
  );
  onHover<HTMLElement>(
    '[popover][role="note"]',
    () => hovered && hover.enter(hovered),
    () => hovered && hover.leave(),
  );
  document.addEventListener('click', (event) => {
    const term = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (!term) return;
    hover.forget();
    // Pressing a term whose meaning already shows asks for it to stay, not to go.
    if (hovered === term && isOpen(term)) event.preventDefault();
    hovered = undefined;
  });
}
