import { placeDrop } from './drop-place.ts';
import { isOpen, type MenuGroup } from './menu-group.ts';
import { menuCloseDelay, waitBeforeOpening } from './menu-timing.ts';

/**
 * A mouse opens groups by resting on them. Fingers and pens press, as the page does by itself. Only one group is
 * ever open: the browser closes the last one when the next opens.
 */
export function openOnHover(groups: readonly MenuGroup[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;
  /** Opened by the pointer and not pressed since: closes when the pointer goes. */
  let hovered: MenuGroup | undefined;

  const after = (wait: number, act: () => void) => {
    clearTimeout(timer);
    if (wait === 0) act();
    else timer = setTimeout(act, wait);
  };

  for (const group of groups) {
    const { element, button, drop } = group;

    drop.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') return;
      closedAt = performance.now();
      if (hovered === group) hovered = undefined;
    });
    drop.addEventListener('toggle', ({ newState }) => {
      if (newState === 'open') placeDrop(button, drop);
    });

    element.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      const isAnotherOpen = groups.some((other) => other !== group && isOpen(other));
      after(waitBeforeOpening({ now: performance.now(), isAnotherOpen, closedAt }), () => {
        if (isOpen(group)) return;
        drop.showPopover();
        hovered = group;
      });
    });
    element.addEventListener('pointerleave', () => {
      after(menuCloseDelay, () => {
        if (hovered === group && !drop.contains(document.activeElement)) drop.hidePopover();
      });
    });

    // A press on what the pointer has just opened means "yes, this", not "close it".
    button.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (hovered !== group) return;
      event.preventDefault();
      hovered = undefined;
    });
  }
}
