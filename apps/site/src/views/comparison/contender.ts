import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { mainDrawback, type Outcome } from '#score/outcome-model.ts';
import { type RankStatus, rankStatus } from '#score/rank-status.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One compared provider at a glance. */
export interface Contender {
  readonly badge: ProviderBadge;
  readonly rank: RankStatus;
  readonly price: PriceLine;
  readonly mainDrawback: Outcome | undefined;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
  /** The provider's best point among those compared; only for three or four providers. */
  readonly bestAt: string | undefined;
}

/** Returns the compared providers, in the given order. */
export function contendersOf(
  providers: readonly string[],
  site: SiteContext,
  bestAt: readonly (string | undefined)[] = [],
): Contender[] {
  const drawbacks = mainDrawbacks(providers, site);
  return providers.map((provider, position) => ({
    badge: providerBadge(provider, site),
    rank: rankStatus(provider, 'overall', site),
    price: priceLine(provider, 'overall', site),
    mainDrawback: drawbacks[position],
    link: selectTrackedLink(provider, 'comparison', site),
    review: site.reviewPath(provider),
    bestAt: bestAt[position],
  }));
}

/**
 * Returns the main drawback of each provider. If all of them share it (such as their owner), it does not help to choose, so
 * the next one is used.
 */
function mainDrawbacks(providers: readonly string[], site: SiteContext): (Outcome | undefined)[] {
  const heaviest = providers.map((provider) => mainDrawback(provider, 'overall', site));
  const [first] = heaviest;
  const isShared = first !== undefined && heaviest.every((one) => one?.words === first.words);
  return isShared
    ? providers.map((provider) => mainDrawback(provider, 'overall', site, first.criterion))
    : heaviest;
}
