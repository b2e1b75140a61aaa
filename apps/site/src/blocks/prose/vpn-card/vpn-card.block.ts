import { joinClauses } from '@vpn-site/core/i18n/formats.ts';
import type { Placement } from '@vpn-site/core/outbound/outbound-click.ts';
import { weighsRule } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '#blocks/inline/tracked-link/tracked-link.block.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { type MiniGridView, selectMiniGrid } from '#evidence/streaming/playback.ts';
import { type OfferLineModel, offerLine } from '#price/current-offer.ts';
import { type PriceLine, priceLine } from '#price/price-line-model.ts';
import { heaviestOutcomes } from '#score/heaviest-outcomes.ts';
import { type MainDrawbackView, mainDrawback } from '#score/main-drawback.ts';
import { type Outcome, strengthsOf } from '#score/outcome-model.ts';
import { type RankStatus, rankStatus } from '#score/rank-status.ts';
import type { SiteContext } from '#site/site-context.ts';

export const vpnCardBlock = block({
  name: 'vpn-card',
  summary:
    'One provider in a list: its tier and score, one sentence for it, what counts most there, the catch, the price, and where to go. The body is the sentence; without one it is made of what speaks for the provider. A ranking takes each of its cards to its place in the list.',
  attributes: {
    provider: {
      kind: 'provider',
      required: true,
      explanation: 'the provider, by the name of its file in facts/providers.',
    },
    profile: {
      kind: 'profile',
      explanation: 'the list it is judged in; "overall" where nothing is said, and on a ranking its own.',
    },
    takeIf: {
      kind: 'text',
      explanation:
        'who should take it instead of the pick, in a ranking; continues “if”. Shown while it is tied with the pick or next to it.',
    },
  },
  body: 'prose',
  select: ({ provider, profile = 'overall' }, site, children) =>
    selectVpnCard(provider, profile, site, { isWritten: children.length > 0 }),
  examples: [
    { name: 'In the overall list', source: '{% vpn-card provider="@1" /%}' },
    {
      name: 'In the list for torrents, with a sentence',
      source:
        '{% vpn-card provider="@2" profile="torrenting" %}\nNot the first, but not far behind.\n{% /vpn-card %}',
    },
    { name: 'A price that is not known', source: '{% vpn-card provider="@last" /%}' },
    { name: 'Not ranked', source: '{% vpn-card provider="@last" profile="torrenting" /%}' },
  ],
});

export interface VpnCardModel {
  readonly face: ProviderBadge;
  readonly review: string | undefined;
  readonly rankStatus: RankStatus;
  /** The provider's main strengths, if the author wrote no sentence. */
  readonly strengths: string | undefined;
  /**
   * Results of streaming tests. Set only in rankings in which streaming has a weight, because their readers look for it.
   */
  readonly streamingGrid: MiniGridView | undefined;
  /** The provider's outcomes for the heaviest criteria; empty if `streamingGrid` is set. */
  readonly facts: readonly Outcome[];
  readonly mainDrawback: MainDrawbackView | undefined;
  /** A valid code or special price. Never set in a ranking of free plans. */
  readonly offer: OfferLineModel | undefined;
  readonly price: PriceLine;
  readonly link: TrackedLinkModel;
}

interface CardChoices {
  /** Whether the author wrote a sentence for the card. */
  readonly isWritten?: boolean;
  readonly placement?: Placement;
}

const maxStrengths = 1;
const maxFacts = 3;

/**
 * Selects the card. Criteria that the strengths or the main drawback mention are left out of the facts, so that nothing
 * repeats.
 */
export function selectVpnCard(
  providerId: string,
  profile: string,
  site: SiteContext,
  { isWritten = false, placement = 'card' }: CardChoices = {},
): VpnCardModel {
  const strengths = isWritten ? [] : strengthsOf(providerId, profile, site, maxStrengths);
  const flaw = mainDrawback(providerId, profile, site);
  const price = priceLine(providerId, profile, site);
  const isAboutStreaming = weighsRule(site.methodology, profile, 'panel');
  const usedCriteria = [...strengths.map(({ criterion }) => criterion), ...(flaw?.criteria ?? [])];
  return {
    face: providerBadge(providerId, site),
    review: site.reviewPath(providerId),
    rankStatus: rankStatus(providerId, profile, site),
    strengths: strengths.length === 0 ? undefined : joinClauses(strengths.map(({ words }) => words)),
    streamingGrid: isAboutStreaming ? selectMiniGrid(providerId, site) : undefined,
    facts: isAboutStreaming
      ? []
      : heaviestOutcomes(providerId, profile, site, usedCriteria).slice(0, maxFacts),
    mainDrawback: flaw,
    offer: price.kind === 'free' ? undefined : offerLine(providerId, site),
    price,
    link: selectTrackedLink(providerId, placement, site),
  };
}
