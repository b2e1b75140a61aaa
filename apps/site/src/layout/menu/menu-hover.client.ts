import { HoverIntent } from '#browser/hover/hover-intent.ts';
import { placeDrop } from './drop-position.client.ts';
import { isOpen, type MenuGroup } from './menu-group.client.ts';

/** The number of milliseconds of hover before a group opens. */
export const menuOpenDelay = 200;

/**
 * The number of milliseconds after a group has closed in which the next one opens without delay, because the reader is then
 * browsing the menu.
 */
export const menuSkipWindow = 300;

/**
 * The number of milliseconds before an open group closes after the pointer has left it, so that the pointer may cross a
 * corner.
 */
export const menuCloseDelay = 150;

/** Opens groups on mouse hover; touch and pen use the native click. The browser keeps only one group open. */
export function openOnHover(groups: readonly MenuGroup[]): void {
  /** The group that hover opened and that was not clicked since. It closes when the pointer leaves it. */
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
      // Stays open while the focus is inside, because the reader is still using it.
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
      // If any group is open, the reader is browsing the menu, so there is no delay.
      if (pointerType === 'mouse') hover.enter(group, groups.some(isOpen) || undefined);
    });
    element.addEventListener('pointerleave', () => hover.leave());

    // A click on a group that was just opened by hover keeps it open instead of closing it.
    button.addEventListener('click', (event) => {
      hover.forget();
      if (hovered !== group) return;
      event.preventDefault();
      hovered = undefined;
    });
  }
}
