import type { Placement } from '#domain/outbound/outbound-click.ts';
import type { BlockContext } from '../block-context.ts';
import { type EvidenceCount, evidenceCount } from '../evidence/evidence-count.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../tracked-link/select.ts';
import { type PriceWords, priceWords } from '../vpn-card/price-words.ts';
import { type Standing, standing } from '../vpn-card/standing.ts';

export interface VerdictModel {
  readonly provider: string;
  readonly place: Standing;
  readonly price: PriceWords;
  readonly link: TrackedLinkModel;
  readonly evidence: EvidenceCount;
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
}

export interface VerdictAttributes {
  readonly provider: string;
  readonly profile: string;
  readonly takeIf: string | undefined;
  readonly leaveIf: string | undefined;
}

export function selectVerdict(
  attributes: VerdictAttributes,
  context: BlockContext,
  placement: Placement = 'verdict',
): VerdictModel {
  const { provider, profile, takeIf, leaveIf } = attributes;
  return {
    provider: context.providers.get(provider)?.name ?? provider,
    place: standing(provider, profile, context),
    price: priceWords(provider, profile, context),
    link: selectTrackedLink(provider, placement, context),
    evidence: evidenceCount(provider, context),
    takeIf,
    leaveIf,
  };
}
