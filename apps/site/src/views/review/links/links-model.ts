import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { reviewPath } from '@vpn-site/core/route/named-routes.ts';
import { nearestRanks } from '@vpn-site/core/scoring/rank.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Another provider, and the page that compares both. */
export interface ComparisonLink {
  readonly badge: ProviderBadge;
  readonly href: string;
}

const maxComparisons = 4;

/** Returns comparisons with the providers whose overall scores are closest. */
export function comparisonLinks(providerId: string, site: SiteContext): ComparisonLink[] {
  return nearestRanks(site.ranking('overall').ranking, providerId, maxComparisons).flatMap((other) => {
    const href = site.comparisonPath(providerId, other);
    return href === undefined ? [] : [{ badge: providerBadge(other, site), href }];
  });
}

/** Returns a link to the list of all reviews, if the site has that page. */
export function allReviewsLink({
  locale,
  t,
  pageExists,
}: SiteContext): { readonly href: string; readonly text: string } | undefined {
  const href = localizedPath(locale, reviewPath[locale].replace('/{provider}', ''));
  return pageExists(href) ? { href, text: t('review.all') } : undefined;
}

/** Returns the path of the page for choosing providers to compare; undefined if the site has none. */
export function choicePath({ document }: SiteContext): string | undefined {
  return document('pages/comparisons')?.path;
}
