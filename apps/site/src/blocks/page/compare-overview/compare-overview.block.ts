import { chooseTwoAnchor } from '@vpn-site/core/comparison/selection.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import { block } from '#blocks/block.ts';
import { type PairLink, pairLink, popularPairs } from '#evidence/comparison/pair-links.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import type { SiteContext } from '#site/site-context.ts';

export const compareOverviewBlock = block({
  name: 'compare-overview',
  summary:
    'Every comparison there is: two boxes to pick a pair, a form for up to four, the pairs that people look for most, and all others.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCompareOverview(site),
  examples: [{ name: 'As it stands on the overview', source: '{% compare-overview /%}' }],
});

interface OverviewProvider extends ProviderBadge {
  /** Links to comparisons with all other providers, or only with the closest in the ranking (see `hasAllPairs`). */
  readonly pairs: readonly { readonly name: string; readonly title: string; readonly href: string }[];
}

export interface CompareOverviewModel {
  /** The target of the form; undefined if the site has no overview page. */
  readonly action: string | undefined;
  readonly hintAnchor: string;
  readonly popular: readonly PairLink[];
  /** Whether every pair is listed. Otherwise each provider lists only the providers near it in the ranking. */
  readonly hasAllPairs: boolean;
  /** Total number of pairs. */
  readonly count: number;
  readonly providers: readonly OverviewProvider[];
}

/** The max number of providers for which all pairs are listed, because the number of pairs grows with its square. */
const maxProvidersForAllPairs = 24;
/** The number of providers above and below a provider in the ranking that it is paired with. */
const closestEachWay = 5;

export function selectCompareOverview(site: SiteContext): CompareOverviewModel {
  const listed = [...site.providers.keys()].toSorted();
  const hasAllPairs = listed.length <= maxProvidersForAllPairs;
  const closestTo = hasAllPairs ? undefined : neighborFinder(listed, site);
  return {
    action: site.document('pages/comparisons')?.path,
    hintAnchor: chooseTwoAnchor,
    popular: bestRankedFirst(popularPairs(site), site),
    hasAllPairs,
    count: (listed.length * (listed.length - 1)) / 2,
    providers: listed.map((id, index) => ({
      ...providerBadge(id, site),
      pairs: (closestTo?.(id) ?? listed.toSpliced(index, 1)).flatMap((other) => {
        const link = pairLink(id, other, site);
        return link ? [{ name: providerBadge(other, site).name, title: link.title, href: link.href }] : [];
      }),
    })),
  };
}

/** Sorts pairs by the sum of both ranks, because most readers choose between high-ranked providers. */
function bestRankedFirst(pairs: readonly PairLink[], site: SiteContext): PairLink[] {
  const rankOrder = allScores(site.ranking('overall').ranking).map(({ provider }) => provider);
  const sum = ({ badges: faces }: PairLink) =>
    faces.reduce((total, { id }) => total + rankOrder.indexOf(id), 0);
  return pairs.toSorted((a, b) => sum(a) - sum(b));
}

/** Returns a function that finds a provider's neighbors in the ranking; unranked providers come last. */
function neighborFinder(listed: readonly string[], site: SiteContext): (id: string) => readonly string[] {
  const ranked = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);
  const ranks = new Map(ranked.map((id, index) => [id, index]));
  const order = listed.toSorted((a, b) => (ranks.get(a) ?? ranked.length) - (ranks.get(b) ?? ranked.length));
  const indexOf = new Map(order.map((id, index) => [id, index]));
  return (id) => {
    const index = indexOf.get(id) ?? 0;
    const from = Math.max(0, index - closestEachWay);
    return order.slice(from, index + closestEachWay + 1).toSpliced(index - from, 1);
  };
}
