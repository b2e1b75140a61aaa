import { homePath } from '#domain/locale/localized-path.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { Page } from '#domain/page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { Crumb } from '#ui/primitives/breadcrumbs/breadcrumbs.tsx';
import { allReviewsLink } from './review/links/links-model.ts';

/** Home, then the list that a page is chosen from, or else the group of the menu that holds it. */
export function wayTo(
  { kind, path }: Pick<Page, 'kind' | 'path'>,
  menu: readonly NavigationItem[],
  site: SiteContext,
): Crumb[] {
  const home = { label: site.t('article.home'), href: homePath(site.locale) };
  const next = listOf(kind, site) ?? groupOf(path, menu);
  return next ? [home, next] : [home];
}

function listOf(kind: Page['kind'], site: SiteContext): Crumb | undefined {
  if (kind === 'review') {
    const reviews = allReviewsLink(site);
    return reviews && { label: reviews.text, href: reviews.href };
  }
  if (kind === 'comparison' || kind === 'selection') {
    const overview = site.document('pages/comparisons');
    return overview && { label: overview.title, href: overview.path };
  }
  return undefined;
}

function groupOf(path: string, menu: readonly NavigationItem[]): Crumb | undefined {
  const group = menu.find(({ children = [] }) => children.some(({ to }) => to === path));
  return group && { label: group.label, href: group.to };
}
