import type { Placement } from '#domain/outbound/outbound-click.ts';
import { groupScores } from '#domain/scoring/group-scores.ts';
import { liftingReasons } from '#domain/scoring/lifting-reasons.ts';
import { allPurpose } from '#domain/scoring/methodology.ts';
import type { Reason } from '#domain/scoring/reason.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { type EvidenceCount, evidenceCount } from '#evidence/fact/evidence-tally.ts';
import { type FactModel, selectFact } from '#evidence/fact/fact.ts';
import { type CardPlatforms, cardPlatforms } from '#evidence/fact/platforms.ts';
import { type PriceWords, priceWords } from '#evidence/price/price.ts';
import { scoreOf, uncountedWords } from '#evidence/score/score.ts';
import { type Standing, standing } from '#evidence/score/standing.ts';
import { formatPoints, formatScore } from '#i18n/formats.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import { selectTrackedLink, type TrackedLinkModel } from '../../inline/tracked-link/tracked-link.block.ts';

export const vpnCardBlock = block({
  name: 'vpn-card',
  summary:
    'One provider at a glance: its place, its score beside all others, what lifts it most, the real price, the platforms, and where to go next.',
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
  /** From 0 to 1; undefined where nothing in the group is known. */
  readonly value: number | undefined;
  readonly text: string;
}

/** The score, group by group, in the order in which readers see the groups. */
function cardGroups(providerId: string, profile: string, site: SiteContext): CardGroup[] {
  const { vocabulary, locale } = site;
  const reasons = scoreOf(providerId, profile, site)?.reasons ?? [];
  const scores = groupScores({ reasons });
  return vocabulary.groups.flatMap(({ id, label }) => {
    const found = scores.find(({ group }) => group === id);
    if (!found) return [];
    const { value } = found;
    return {
      id,
      label: label[locale],
      value: value === undefined ? undefined : value / fullScore,
      text:
        value === undefined
          ? uncountedWords(
              providerId,
              reasons.filter(({ group }) => group === id),
              site,
            )
          : formatScore(value, locale),
    };
  });
}

/** One criterion that speaks for a provider, and the facts it rests on. */
export interface CardReason {
  readonly label: string;
  readonly points: string;
  readonly facts: readonly { readonly label: string | undefined; readonly fact: FactModel }[];
}

/** The criteria that lift a provider's score most, the strongest first. */
export function cardReasons(providerId: string, profile: string, site: SiteContext, count = 3): CardReason[] {
  return liftingReasons(scoreOf(providerId, profile, site)?.reasons ?? [], count).map((reason) =>
    cardReason(providerId, reason, site),
  );
}

function cardReason(providerId: string, reason: Reason, site: SiteContext): CardReason {
  const { locale, methodology, t } = site;
  return {
    label: methodology.criteria.find(({ id }) => id === reason.criterion)?.label[locale] ?? reason.criterion,
    points: t('blocks.vpnCard.points', { points: formatPoints(reason.points ?? 0, locale), max: fullScore }),
    facts: reason.keys.map((key) => ({
      // One fact needs no name beside the criterion's; of two, each says which it is.
      label: reason.keys.length > 1 ? factLabel(key, site) : undefined,
      fact: key === 'prices' ? priceFact(providerId, site) : selectFact(providerId, key, site),
    })),
  };
}

/** How many plans there are says nothing about cost. */
function priceFact(providerId: string, site: SiteContext): FactModel {
  const price = priceWords(providerId, allPurpose, site);
  const fact = selectFact(providerId, 'prices', site);
  return price.isKnown ? { ...fact, text: price.perMonth } : fact;
}

function factLabel(key: string, { vocabulary, locale }: SiteContext): string | undefined {
  const definitions = vocabulary.groups.flatMap((group) => group.definitions);
  return definitions.find((definition) => definition.key === key)?.label[locale];
}
