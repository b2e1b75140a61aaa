import { homePath } from '#domain/locale/localized-path.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { Page } from '#domain/page/page.ts';
import type { Crumb } from '#ui/primitives/breadcrumbs.tsx';

/** Home, then the group of the menu that holds the page, where one does. */
export function breadcrumbsTo(
  { path, locale }: Pick<Page, 'path' | 'locale'>,
  menu: readonly NavigationItem[],
  homeLabel: string,
): Crumb[] {
  const group = menu.find(({ children = [] }) => children.some(({ to }) => to === path));
  const home = { label: homeLabel, href: homePath(locale) };
  return group ? [home, { label: group.label, href: group.to }] : [home];
}
