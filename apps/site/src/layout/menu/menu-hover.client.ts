import { HoverIntent } from '#browser/hover/hover-intent.ts';
import { placeDrop } from './drop-position.client.ts';
import { isOpen, type MenuGroup } from './menu-group.client.ts';

/** How long a pointer rests on a group before it opens, in milliseconds. */
export const menuOpenDelay = 200;

/** For so long after a group has closed, the next one opens at once: the reader is looking through the menu. */
export const menuSkipWindow = 300;

/** For so long a pointer may be away from an open group, on its way across a corner. */
export const menuCloseDelay = 150;

/**
 * A mouse opens groups by resting on them. Fingers and pens press, as the page does by itself. Only one group is
 * ever open: the browser closes the last one when the next opens.
 */
export function openOnHover(groups: readonly MenuGroup[]): void {
  /** Opened by the pointer and not pressed since: closes when the pointer goes. */
  let hovered: MenuGroup | undefined;

  const hover = new HoverIntent<MenuGroup>({
    openDelay: menuOpenDelay,
    closeDelay: menuCloseDelay,
    skipDelay: menuSkipWindow,
    open: (group) => {
      if (isOpen(group)) return;
      group.drop.showPopover();
      hovered = group;
    },
    close: (group) => {
      // A reader whose focus is inside still uses it.
      if (hovered === group && !group.drop.contains(document.activeElement)) group.drop.hidePopover();
    },
  });

  for (const group of groups) {
    const { element, button, drop } = group;

    drop.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') return;
      hover.noteClosed(group);
      if (hovered === group) hovered = undefined;
    });
    drop.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') placeDrop(button, drop);
    });

    element.addEventListener('pointerenter', ({ pointerType }) => {
      // Whoever has a group open, by whatever means, is looking through the menu.
      if (pointerType === 'mouse') hover.enter(group, groups.some(isOpen) || undefined);
    });
    element.addEventListener('pointerleave', () => hover.leave());

    // A press on what the pointer has just opened means "yes, this", not "close it".
    button.addEventListener('click', (event) => {
      hover.forget();
      if (hovered !== group) return;
      event.preventDefault();
      hovered = undefined;
    });
  }
}
