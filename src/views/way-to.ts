import type { BlockContext } from '#blocks/block-context.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { Page } from '#domain/page/page.ts';
import type { Crumb } from '#ui/primitives/breadcrumbs.tsx';
import { allReviewsLink } from './review/links/links-model.ts';

/** Home, then the list that a page is chosen from, or else the group of the menu that holds it. */
export function wayTo(
  { kind, path }: Pick<Page, 'kind' | 'path'>,
  menu: readonly NavigationItem[],
  blocks: BlockContext,
): Crumb[] {
  const home = { label: blocks.t('article.home'), href: homePath(blocks.locale) };
  const next = listOf(kind, blocks) ?? groupOf(path, menu);
  return next ? [home, next] : [home];
}

function listOf(kind: Page['kind'], blocks: BlockContext): Crumb | undefined {
  if (kind === 'review') {
    const reviews = allReviewsLink(blocks);
    return reviews && { label: reviews.text, href: reviews.href };
  }
  if (kind === 'comparison' || kind === 'selection') {
    const overview = blocks.document('pages/comparisons');
    return overview && { label: overview.title, href: overview.path };
  }
  return undefined;
}

function groupOf(path: string, menu: readonly NavigationItem[]): Crumb | undefined {
  const group = menu.find(({ children = [] }) => children.some(({ to }) => to === path));
  return group && { label: group.label, href: group.to };
}
