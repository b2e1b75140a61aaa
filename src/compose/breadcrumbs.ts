import type { BlockContext } from '#blocks/block-context.ts';
import { homePath } from '#domain/locale/localized-path.ts';
import type { NavigationItem } from '#domain/menu/menu-item.ts';
import type { Page } from '#domain/page/page.ts';
import { allReviewsLink } from '#views/review/links/links-model.ts';

/** A step on the way from the home page to a page. A group of the menu has no page of its own. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

type BreadcrumbsOf = (
  page: Pick<Page, 'path'>,
  menu: readonly NavigationItem[],
  blocks: BlockContext,
) => Breadcrumb[];

export const noBreadcrumbs: BreadcrumbsOf = () => [];

/** Home, then the group of the menu that holds the page, where one does. */
export const menuBreadcrumbs: BreadcrumbsOf = ({ path }, menu, blocks) => {
  const group = menu.find(({ children = [] }) => children.some(({ to }) => to === path));
  return group ? [homeCrumb(blocks), { label: group.label, href: group.to }] : [homeCrumb(blocks)];
};

/** Home, then the list of all reviews, where the site has it. */
export const reviewBreadcrumbs: BreadcrumbsOf = (page, menu, blocks) => {
  const reviews = allReviewsLink(blocks);
  if (!reviews) return menuBreadcrumbs(page, menu, blocks);
  return [homeCrumb(blocks), { label: reviews.text, href: reviews.href }];
};

/** Home, then the overview of comparisons, where the site has it. */
export const comparisonBreadcrumbs: BreadcrumbsOf = (page, menu, blocks) => {
  const overview = blocks.document('pages/comparisons');
  if (!overview) return menuBreadcrumbs(page, menu, blocks);
  return [homeCrumb(blocks), { label: overview.title, href: overview.path }];
};

function homeCrumb({ t, locale }: BlockContext): Breadcrumb {
  return { label: t('article.home'), href: homePath(locale) };
}
