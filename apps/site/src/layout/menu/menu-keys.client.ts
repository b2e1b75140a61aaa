import { selector } from '#browser/script-hooks.ts';
import { stepTo } from '#browser/step-to.ts';
import { isOpen, type MenuGroup } from './menu-group.client.ts';

const barKeys = { forward: 'ArrowRight', back: 'ArrowLeft' };
const dropKeys = { forward: 'ArrowDown', back: 'ArrowUp' };

/** Handles arrow keys, Home and End in the menu bar. The browser handles Enter, Space and Escape. */
export function moveByKeys(menu: HTMLElement, groups: readonly MenuGroup[]): void {
  const tops = [...menu.querySelectorAll<HTMLElement>(selector('data-menu-top'))];

  for (const group of groups) {
    const { element, button, drop } = group;
    const links = [...drop.querySelectorAll('a')];

    button.addEventListener('keydown', (event) => {
      if (event.key !== dropKeys.forward) return;
      event.preventDefault();
      if (!isOpen(group)) drop.showPopover();
      links[0]?.focus();
    });
    drop.addEventListener('keydown', (event) => {
      const linkIndex = stepTo(
        event.key,
        links.indexOf(event.target as HTMLAnchorElement),
        links.length,
        dropKeys,
      );
      const topIndex = stepTo(event.key, tops.indexOf(button), tops.length, barKeys);
      focusOn(event, linkIndex === undefined ? tops[topIndex ?? -1] : links[linkIndex]);
    });
    // Returns the focus to the button when its group closes with the focus inside, and closes a group when the focus leaves
    // it.
    drop.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed' && drop.contains(document.activeElement)) button.focus();
    });
    element.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !element.contains(relatedTarget) && isOpen(group))
        drop.hidePopover();
    });
  }

  for (const [index, top] of tops.entries()) {
    top.addEventListener('keydown', (event) => {
      focusOn(event, tops[stepTo(event.key, index, tops.length, barKeys) ?? -1]);
    });
  }
}

function focusOn(event: Event, element: HTMLElement | undefined): void {
  if (!element) return;
  event.preventDefault();
  element.focus();
}
