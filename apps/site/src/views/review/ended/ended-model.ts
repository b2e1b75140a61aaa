import type { FormerProvider } from '@vpn-site/core/provider/provider.ts';
import { allPurpose } from '@vpn-site/core/scoring/methodology.ts';
import { findProvider } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type FactRow, type FactRowGroup, factRows } from '../facts/facts-model.ts';
import { allReviewsLink } from '../links/links-model.ts';

export interface AlternativeLink {
  readonly href: string;
  readonly text: string;
}

/** Returns a link to the provider that took over the customers, otherwise links to the ranking and all reviews. */
export function alternativeLinks({ status: { into } }: FormerProvider, site: SiteContext): AlternativeLink[] {
  const successor = into === undefined ? undefined : findProvider(into, site);
  const review = successor && site.reviewPath(successor.id);
  if (review) return [{ href: review, text: site.t('review.ended.reviewOf', { name: successor.name }) }];
  const overall = site.roundupPath(allPurpose);
  const reviews = allReviewsLink(site);
  return [
    ...(overall === undefined ? [] : [{ href: overall, text: site.t('review.ended.ranking') }]),
    ...(reviews ? [reviews] : []),
  ];
}

/** The key that is left out, because there are no current prices. The price history shows the past ones. */
const omittedKey = 'prices';

/** Returns all facts that were known. */
export function lastKnownFacts(
  provider: string,
  site: SiteContext,
): { readonly groups: readonly FactRowGroup[]; readonly count: number } {
  const isRetained = ({ key, sign }: FactRow) => key !== omittedKey && sign !== 'unknown';
  const groups = factRows(provider, site, isRetained).filter(({ rows }) => rows.length > 0);
  return { groups, count: groups.reduce((sum, { rows }) => sum + rows.length, 0) };
}
