import type { Placement } from '#domain/outbound/outbound-click.ts';
import { type CardPlatforms, cardPlatforms } from '#evidence/fact/card-platforms.ts';
import { type PriceWords, priceWords } from '#evidence/price/price.ts';
import { type Standing, standing } from '#evidence/score/standing.ts';
import { type EvidenceCount, evidenceCount } from '#evidence/tally/evidence-tally.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../../inline/tracked-link/select.ts';
import { type CardGroup, cardGroups } from './card-groups.ts';
import { type CardReason, cardReasons } from './reasons.ts';

export interface VpnCardModel {
  readonly provider: string;
  readonly place: Standing;
  readonly reasons: readonly CardReason[];
  readonly price: PriceWords;
  readonly groups: readonly CardGroup[];
  readonly evidence: EvidenceCount;
  readonly platforms: CardPlatforms;
  readonly link: TrackedLinkModel;
  readonly review: string | undefined;
}

export function selectVpnCard(
  providerId: string,
  profile: string,
  site: SiteContext,
  placement: Placement = 'card',
): VpnCardModel {
  return {
    provider: providerName(providerId, site),
    place: standing(providerId, profile, site),
    reasons: cardReasons(providerId, profile, site),
    price: priceWords(providerId, profile, site),
    groups: cardGroups(providerId, profile, site),
    evidence: evidenceCount(providerId, site),
    platforms: cardPlatforms(providerId, site),
    link: selectTrackedLink(providerId, placement, site),
    review: site.reviewPath(providerId),
  };
}
