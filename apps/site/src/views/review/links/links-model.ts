import type { Node } from '@markdoc/markdoc';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { reviewPath } from '@vpn-site/core/route/named-routes.ts';
import { nearestRanks } from '@vpn-site/core/scoring/rank.ts';
import { sectionNodes } from '#blocks/document/body-structure.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import type { SiteContext } from '#site/site-context.ts';

/** Another provider, and the page that compares both. */
export interface ComparisonLink {
  readonly badge: ProviderBadge;
  readonly href: string;
}

const maxComparisons = 4;

/** The section of a written review that recommends other providers. */
export const recommendations = 'compare';

/** Returns the other providers that a review recommends: those whose reviews its text links to, in that order. */
export function recommendedProviders(providerId: string, body: Node, site: SiteContext): string[] {
  const byReview = new Map([...site.providers.keys()].map((id) => [site.reviewPath(id), id]));
  const links = sectionNodes(body, recommendations).flatMap((node) => [...node.walk()]);
  const linked = links.flatMap(({ type, attributes }) =>
    type === 'link' ? (byReview.get(String(attributes.href)) ?? []) : [],
  );
  return [...new Set(linked)].filter((id) => id !== providerId);
}

/**
 * Returns comparisons with the providers that a review recommends; if it names none, with those whose overall scores are
 * closest.
 */
export function comparisonLinks(
  providerId: string,
  recommended: readonly string[],
  site: SiteContext,
): ComparisonLink[] {
  const nearest = () => nearestRanks(site.ranking('overall').ranking, providerId, maxComparisons);
  const others = recommended.length > 0 ? recommended : nearest();
  return others.flatMap((other) => {
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
