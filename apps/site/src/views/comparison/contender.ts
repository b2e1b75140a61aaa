import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type OfferLineModel, offerLine } from '#price/current-offer.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { type MainDrawbackView, mainDrawback } from '#score/main-drawback.ts';
import { type RankStatus, rankStatus } from '#score/rank-status.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One of the compared providers, with what the page shows at a glance. */
export interface Contender {
  readonly badge: ProviderBadge;
  readonly rank: RankStatus;
  readonly offer: OfferLineModel | undefined;
  readonly price: PriceLine;
  readonly mainDrawback: MainDrawbackView | undefined;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
}

/** Returns the compared providers, in the given order. */
export function contendersOf(providers: readonly string[], site: SiteContext): Contender[] {
  return providers.map((provider) => ({
    badge: providerBadge(provider, site),
    rank: rankStatus(provider, 'overall', site),
    offer: offerLine(provider, site),
    price: priceLine(provider, 'overall', site),
    mainDrawback: mainDrawback(provider, 'overall', site),
    link: selectTrackedLink(provider, 'comparison', site),
    review: site.reviewPath(provider),
  }));
}
