import { formatFlooredShare, formatShare } from '@vpn-site/core/i18n/formats.ts';
import type { Requirement } from '@vpn-site/core/scoring/methodology.ts';
import { profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import { requiredKeys } from '@vpn-site/core/scoring/requirement.ts';
import { type FactModel, selectFact } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import type { EvidenceShare, PossibleView } from './evidence-share.ts';
import { namedRulerLabel, type RankView, scoreOf, scoreView } from './score-model.ts';
import { requiredOptions, requirementName, unrankedReason } from './unranked.ts';

/** A provider's rank in a profile, or the reason why it has none. */
export interface RankStatus {
  readonly rank: RankView | undefined;
  /** The tier and the ranking as text, or the reason why there is no rank. */
  readonly words: string;
  /** The facts about requirements that the provider is not proven to meet. */
  readonly missing: readonly { readonly label: string; readonly fact: FactModel }[];
  /** The score of a ranked provider. Unranked providers have none, because readers would take a score for a rank. */
  readonly score: RankStatusScore | undefined;
  readonly evidenceShare: EvidenceShare;
  /** The possible score; undefined without a score, or if nothing unknown could raise it. */
  readonly possible: PossibleView | undefined;
}

export interface RankStatusScore {
  readonly value: number;
  /** The score before the deduction for incidents: how much has been shown. */
  readonly beforeIncidents: number;
  readonly valueText: string;
  readonly others: readonly number[];
  readonly rulerLabel: string;
}

export function rankStatus(providerId: string, profile: string, site: FactContext): RankStatus {
  const view = scoreView(providerId, profile, site);
  const { rank: place, value, valueText, others, evidenceShare, possible } = view;
  const deduction = scoreOf(providerId, profile, site)?.deduction ?? 0;
  const why = site
    .ranking(profile)
    .ranking.unranked.find(({ score }) => score.provider === providerId)?.reason;
  return {
    rank: place,
    words: place ? rankText(place, profile, site) : unrankedWords(providerId, why, profile, site),
    missing: why?.why === 'requirement' ? missingFacts(providerId, why.requirement, site) : [],
    score:
      place === undefined || value === undefined
        ? undefined
        : {
            value,
            beforeIncidents: value + deduction,
            valueText,
            others,
            rulerLabel: namedRulerLabel(view, site),
          },
    evidenceShare,
    possible: place && possible,
  };
}

function rankText({ words }: RankView, profile: string, { t, locale, methodology }: FactContext): string {
  return t('score.standing.tier', { tier: words, profile: profileNamed(methodology, profile).label[locale] });
}

/** Returns the text shown instead of a rank. */
function unrankedWords(
  providerId: string,
  why: WhyUnranked | undefined,
  profile: string,
  site: FactContext,
): string {
  const { t, locale, methodology } = site;
  const reason = why ? unrankedReason(why) : 'tooLittleKnown';
  return t(`score.standing.${reason}`, {
    profile: profileNamed(methodology, profile).label[locale],
    evidence: formatFlooredShare(scoreOf(providerId, profile, site)?.evidence ?? 0, locale),
    rankedFrom: formatShare(methodology.rankedFrom, locale),
    options: (why?.why === 'requirement' && requiredOptions(why.requirement, site)) || '',
  });
}

function missingFacts(providerId: string, requirement: Requirement, site: FactContext) {
  const label = requirementName(requirement, site);
  return requiredKeys(requirement, site.methodology).map((key) => ({
    label,
    fact: selectFact(providerId, key, site),
  }));
}
