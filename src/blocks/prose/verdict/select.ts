import type { Placement } from '#domain/outbound/outbound-click.ts';
import { type PriceWords, priceWords } from '#evidence/price/price.ts';
import { type Standing, standing } from '#evidence/score/standing.ts';
import { type EvidenceCount, evidenceCount } from '#evidence/tally/evidence-tally.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../../inline/tracked-link/select.ts';

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
  site: SiteContext,
  placement: Placement = 'verdict',
): VerdictModel {
  const { provider, profile, takeIf, leaveIf } = attributes;
  return {
    provider: providerName(provider, site),
    place: standing(provider, profile, site),
    price: priceWords(provider, profile, site),
    link: selectTrackedLink(provider, placement, site),
    evidence: evidenceCount(provider, site),
    takeIf,
    leaveIf,
  };
}
