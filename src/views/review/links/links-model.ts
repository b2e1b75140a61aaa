import { pairAddress } from '#domain/comparison/pair-address.ts';
import { localizedPath } from '#domain/locale/localized-path.ts';
import { reviewPath } from '#domain/route/named-routes.ts';
import { nearestRanks } from '#domain/scoring/rank.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ReviewLink {
  readonly href: string;
  readonly text: string;
}

const compared = 3;

/** Comparisons with the providers whose overall scores are nearest, each named as its page is. */
export function comparisonLinks(providerId: string, site: SiteContext): ReviewLink[] {
  const { t } = site;
  const nameOf = (id: string) => providerName(id, site);
  return nearestRanks(site.ranking('overall').ranking, providerId, compared).flatMap((other) => {
    const href = site.comparisonPath(providerId, other);
    const [a, b] = pairAddress(providerId, other);
    return href === undefined ? [] : [{ href, text: t('comparison.title', { a: nameOf(a), b: nameOf(b) }) }];
  });
}

/** The list of all reviews, where the site has that page. */
export function allReviewsLink({ locale, t, pageExists }: SiteContext): ReviewLink | undefined {
  const href = localizedPath(locale, reviewPath[locale].replace('/{provider}', ''));
  return pageExists(href) ? { href, text: t('review.all') } : undefined;
}
