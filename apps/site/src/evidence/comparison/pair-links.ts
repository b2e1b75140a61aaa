import { canonicalPair } from '@vpn-site/core/comparison/pair-address.ts';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';

/** A link to a comparison of two providers. */
export interface PairLink {
  readonly badges: readonly [first: ProviderBadge, second: ProviderBadge];
  readonly title: string;
  readonly href: string;
}

type LinkSite = FactContext & SiteLinks;

/** Returns a link to the comparison of two providers; undefined if both are the same, or if there is no such page. */
export function pairLink(a: string, b: string, site: LinkSite): PairLink | undefined {
  const [first, second] = canonicalPair(a, b);
  const href = a === b ? undefined : site.comparisonPath(first, second);
  if (href === undefined) return undefined;
  const badges = [providerBadge(first, site), providerBadge(second, site)] as const;
  return { badges, title: site.t('comparison.title', { a: badges[0].name, b: badges[1].name }), href };
}

const writtenPair = /^comparisons\/(.+)-vs-(.+)$/;

/** Returns links to the pairs that readers search for most: those with a written article. */
export function popularPairs(site: LinkSite): PairLink[] {
  return site.documentIds.flatMap((id) => {
    const [, a = '', b = ''] = writtenPair.exec(id) ?? [];
    return site.providers.has(a) && site.providers.has(b) ? (pairLink(a, b, site) ?? []) : [];
  });
}
