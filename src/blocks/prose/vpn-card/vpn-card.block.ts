import type { Placement } from '#domain/outbound/outbound-click.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { groupScores } from '#domain/scoring/group-scores.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import { criterionNamed } from '#domain/scoring/methodology.ts';
import type { Reason } from '#domain/scoring/score.ts';
import { type EvidenceCount, evidenceCount } from '#evidence/fact/evidence-tally.ts';
import { type CardPlatforms, cardPlatforms } from '#evidence/fact/platforms.ts';
import { type PriceWords, priceWords } from '#evidence/price/price.ts';
import { type CriterionAnswer, criterionAnswers } from '#evidence/score/reasons.ts';
import { scoreOf } from '#evidence/score/score.ts';
import { type Standing, standing } from '#evidence/score/standing.ts';
import { formatPoints, formatScore } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../../inline/tracked-link/tracked-link.block.ts';

export const vpnCardBlock = block({
  name: 'vpn-card',
  summary:
    'One provider at a glance: the range of places it may hold, its score beside all others, what lifts it most, the real price, the platforms, and where to go next.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'the provider, such as "mullvad".' },
    profile: {
      kind: 'profile',
      explanation: 'the list it is judged in; "overall" where nothing is said.',
    },
  },
  body: 'none',
  select: ({ provider, profile = 'overall' }, site) => selectVpnCard(provider, profile, site),
  examples: [
    { name: 'In the overall list', source: '{% vpn-card provider="@1" /%}' },
    {
      name: 'In the list for torrents',
      source: '{% vpn-card provider="@2" profile="torrenting" /%}',
    },
    { name: 'A price that is not known', source: '{% vpn-card provider="@last" /%}' },
    { name: 'Not ranked', source: '{% vpn-card provider="@last" profile="torrenting" /%}' },
  ],
});

export interface VpnCardModel {
  readonly provider: string;
  readonly standing: Standing;
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
    standing: standing(providerId, profile, site),
    reasons: cardReasons(providerId, profile, site),
    price: priceWords(providerId, profile, site),
    groups: cardGroups(providerId, profile, site),
    evidence: evidenceCount(providerId, site),
    platforms: cardPlatforms(providerId, site),
    link: selectTrackedLink(providerId, placement, site),
    review: site.reviewPath(providerId),
  };
}

/** The score of one group of criteria. */
interface CardGroup {
  readonly id: string;
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  readonly text: string;
}

/** The score, group by group, in the order in which readers see the groups; one that weighs nothing has none. */
function cardGroups(providerId: string, profile: string, site: SiteContext): CardGroup[] {
  const { vocabulary, locale } = site;
  const scores = groupScores({ reasons: scoreOf(providerId, profile, site)?.reasons ?? [] });
  return vocabulary.groups.flatMap(({ id, label }) => {
    const value = scores.find(({ group }) => group === id)?.value;
    return value === undefined
      ? []
      : [{ id, label: label[locale], value: value / fullScore, text: formatScore(value, locale) }];
  });
}

/** One criterion that speaks for a provider, and the facts it rests on. */
export interface CardReason {
  readonly label: string;
  readonly points: string;
  readonly facts: readonly CriterionAnswer[];
}

/** The criteria that lift a provider's score most, the strongest first. */
export function cardReasons(providerId: string, profile: string, site: SiteContext, count = 3): CardReason[] {
  return weighReasons(scoreOf(providerId, profile, site)?.reasons ?? [])
    .lifting.slice(0, count)
    .map((reason) => cardReason(providerId, reason, site));
}

function cardReason(providerId: string, reason: Reason, site: SiteContext): CardReason {
  const { locale, t } = site;
  const criterion = criterionNamed(site.methodology, reason.criterion);
  return {
    label: criterion.label[locale],
    points: t('blocks.vpnCard.points', { points: formatPoints(reason.points ?? 0, locale), max: fullScore }),
    facts: criterionAnswers(providerId, criterion, site),
  };
}
