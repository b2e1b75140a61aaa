import type { Placement } from '#domain/outbound/outbound-click.ts';
import type { BlockContext } from '../block-context.ts';
import { type EvidenceCount, evidenceCount } from '../evidence/evidence-count.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../tracked-link/select.ts';
import { type CardGroup, cardGroups } from './card-groups.ts';
import { type CardPlatforms, cardPlatforms } from './card-platforms.ts';
import { type PriceWords, priceWords } from './price-words.ts';
import { type CardReason, strongestReasons } from './reasons.ts';
import { type Standing, standing } from './standing.ts';

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
  context: BlockContext,
  placement: Placement = 'card',
): VpnCardModel {
  return {
    provider: context.providers.get(providerId)?.name ?? providerId,
    place: standing(providerId, profile, context),
    reasons: strongestReasons(providerId, profile, context),
    price: priceWords(providerId, profile, context),
    groups: cardGroups(providerId, profile, context),
    evidence: evidenceCount(providerId, context),
    platforms: cardPlatforms(providerId, context),
    link: selectTrackedLink(providerId, placement, context),
    review: context.reviewPath(providerId),
  };
}
