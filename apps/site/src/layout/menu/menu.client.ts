import { selector } from '#browser/script-hooks.ts';
import { menuGroups } from './menu-group.client.ts';
import { openOnHover } from './menu-hover.client.ts';
import { moveByKeys } from './menu-keys.client.ts';
import { polyfillMenuPanel } from './menu-panel.client.ts';

export function startMainMenu(): void {
  const menu = document.querySelector<HTMLElement>(selector('data-main-menu'));
  if (!menu) return;
  polyfillMenuPanel();
  // A browser without popovers shows every group open, as lists.
  if (!('popover' in menu)) return;
  const groups = menuGroups(menu);
  openOnHover(groups);
  moveByKeys(menu, groups);
}
