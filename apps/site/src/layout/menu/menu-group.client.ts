import { selector } from '#browser/script-hooks.ts';
/** The DOM elements of a group in the menu bar: its button and its drop-down. */
export interface MenuGroup {
  readonly element: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly drop: HTMLElement;
}

export function menuGroups(menu: ParentNode): MenuGroup[] {
  return [...menu.querySelectorAll<HTMLElement>(selector('data-menu-group'))].flatMap((element) => {
    const button = element.querySelector('button');
    const drop = element.querySelector<HTMLElement>('[popover]');
    return button && drop ? [{ element, button, drop }] : [];
  });
}

export function isOpen({ drop }: MenuGroup): boolean {
  return drop.matches(':popover-open');
}
