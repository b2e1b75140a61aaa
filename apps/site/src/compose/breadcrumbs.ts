import { travelProfile } from '@vpn-site/core/country/travel-profile.ts';
import { homePath } from '@vpn-site/core/locale/localized-path.ts';
import type { NavigationItem } from '@vpn-site/core/menu/menu-item.ts';
import { newsListPath } from '@vpn-site/core/route/news-address.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { streamingProfile } from '#evidence/streaming/services.ts';
import type { Page } from '#page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { allReviewsLink } from '#views/review/links/links-model.ts';

/** A step on the path from the home page to a page. A menu group has no page of its own. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string | undefined;
}

type BreadcrumbsOf = (
  page: Pick<Page, 'path'>,
  menu: readonly NavigationItem[],
  site: SiteContext,
) => Breadcrumb[];

export const noBreadcrumbs: BreadcrumbsOf = () => [];

/** Returns the home page, then the menu group that contains the page, if any. */
export const menuBreadcrumbs: BreadcrumbsOf = ({ path }, menu, site) => {
  const group = menu.find(({ children = [], all }) => [...children, all].some((entry) => entry?.to === path));
  return group ? [homeCrumb(site), { label: group.label, href: group.to }] : [homeCrumb(site)];
};

/** Returns the home page, then the list of all reviews, if the site has it. */
export const reviewBreadcrumbs: BreadcrumbsOf = (page, menu, site) => {
  const reviews = allReviewsLink(site);
  if (!reviews) return menuBreadcrumbs(page, menu, site);
  return [homeCrumb(site), { label: reviews.text, href: reviews.href }];
};

/** Returns the home page, then the overview of comparisons, if the site has it. */
export const comparisonBreadcrumbs: BreadcrumbsOf = (page, menu, site) => {
  const overview = site.document('pages/comparisons');
  if (!overview) return menuBreadcrumbs(page, menu, site);
  return [homeCrumb(site), { label: overview.title, href: overview.path }];
};

/** Returns only the home page, because the menu may list the page in a group about something else. */
export const homeBreadcrumbs: BreadcrumbsOf = (_page, _menu, site) => [homeCrumb(site)];

/** Returns the home page, then the list of news. */
export const newsBreadcrumbs: BreadcrumbsOf = (_page, _menu, site) => [
  homeCrumb(site),
  { label: site.t('news.title'), href: newsListPath(site.locale) },
];

/** Returns the home page, then the ranking for streaming, if the site has it. */
export const serviceBreadcrumbs: BreadcrumbsOf = (page, menu, site) =>
  rankingBreadcrumbs(streamingProfile(site), page, menu, site);

/** Returns the home page, then the ranking for travel, if the site has it. */
export const countryBreadcrumbs: BreadcrumbsOf = (page, menu, site) =>
  rankingBreadcrumbs(travelProfile(site.methodology), page, menu, site);

function rankingBreadcrumbs(
  profile: string,
  page: Pick<Page, 'path'>,
  menu: readonly NavigationItem[],
  site: SiteContext,
): Breadcrumb[] {
  const ranking = site.roundupPath(profile);
  if (ranking === undefined) return menuBreadcrumbs(page, menu, site);
  const label = profileNamed(site.methodology, profile).label[site.locale];
  return [homeCrumb(site), { label, href: ranking }];
}

function homeCrumb({ t, locale }: SiteContext): Breadcrumb {
  return { label: t('article.home'), href: homePath(locale) };
}
