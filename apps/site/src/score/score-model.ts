import { formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { fullScore, roundTo } from '@vpn-site/core/scoring/full-score.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import { firstRanked, noLongerRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { asserted } from '#site/assertions.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts } from '#site/site-context.ts';
import { type EvidenceShare, evidenceShareOf, type PossibleView, possibleView } from './evidence-share.ts';
import { tierWords } from './tiers.ts';
import { whyUnrankedWords } from './unranked.ts';

export function scoreRange(
  scores: readonly number[],
  locale: LocaleCode,
): { readonly low: string; readonly high: string } {
  return { low: formatScore(Math.min(...scores), locale), high: formatScore(Math.max(...scores), locale) };
}

/** Returns a provider's full score in a profile, with its reasons. */
export function scoreOf(
  providerId: string,
  profile: string,
  site: Pick<SiteFacts, 'ranking'>,
): Score | undefined {
  return allScores(site.ranking(profile).ranking).find(({ provider }) => provider === providerId);
}

/** A rank as shown to readers: the tier in words. Only the details have the range of ranks. */
export interface RankView {
  /** The tier, such as "Tied for first". */
  readonly words: string;
  /** Whether the provider is in the first tier, which several providers may share. */
  readonly isFirst: boolean;
  readonly from: number;
  readonly to: number;
  /** The number of ranked providers. */
  readonly count: number;
}

/** Returns the rank of a provider; undefined if it is listed but not ranked. */
export const rankView = oncePerSite(
  (providerId: string, profile: string, site: FactContext): RankView | undefined => {
    const result = site.ranking(profile);
    const range = result.rankRanges.byProvider.get(providerId);
    if (!range) return undefined;
    return {
      words: asserted(
        tierWords(providerId, profile, site) ?? '',
        providerId,
        `tier.${profile}`,
        result.tiers.findIndex((tier) => tier.includes(providerId)),
      ),
      isFirst: firstRanked(result).includes(providerId),
      from: range.from,
      to: range.to,
      count: result.ranking.ranked.length,
    };
  },
);

/** A provider's rank and score in a profile, ready to render. */
export interface ScoreView {
  readonly provider: string;
  readonly name: string;
  /** The rank; undefined if the provider is listed but not ranked. */
  readonly rank: RankView | undefined;
  /** The reason why the provider has no rank; undefined if it has one. */
  readonly why: string | undefined;
  readonly value: number | undefined;
  readonly valueText: string;
  readonly evidenceShare: EvidenceShare;
  /** The possible score; undefined if nothing unknown could raise the score. */
  readonly possible: PossibleView | undefined;
  /** Scores of the other ranked providers. */
  readonly others: readonly number[];
}

export const scoreView = oncePerSite((providerId: string, profile: string, site: FactContext): ScoreView => {
  const { ranked, unranked } = site.ranking(profile).ranking;
  const score = scoreOf(providerId, profile, site);
  const value = score?.value;
  const listed = unranked.find((entry) => entry.score === score);
  const share = evidenceShareOf(score ?? { evidence: 0 }, site);
  return {
    provider: providerId,
    name: providerName(providerId, site),
    rank: rankView(providerId, profile, site),
    why: listed && whyUnrankedWords(listed.reason, site),
    value,
    valueText:
      value === undefined
        ? '–'
        : asserted(formatScore(value, site.locale), providerId, `score.${profile}`, roundTo(value, 1)),
    evidenceShare: {
      ...share,
      text: asserted(share.text, providerId, `evidence.${profile}`, Math.floor(share.value * 100)),
    },
    possible: score && possibleView(score, site),
    others: ranked.flatMap(({ score: other }) =>
      other.provider === providerId || other.value === undefined ? [] : [other.value],
    ),
  };
});

/**
 * Returns the label of a score ruler for screen readers. It includes the provider's name, for rulers without the name next
 * to them.
 */
export function namedRulerLabel({ name, valueText, others }: ScoreView, { t, locale }: Language): string {
  const score = { name, value: valueText, max: fullScore };
  return others.length === 0
    ? t('score.rulerAlone', score)
    : t('score.ruler', { ...score, count: others.length, ...scoreRange(others, locale) });
}

/** Whether a provider had a rank when the facts were last checked, but has none now because the facts are too old. */
export function hasOutdatedRanks(profile: string, site: FactContext): boolean {
  const { providers, vocabulary, methodology, asOf } = site;
  const all = [...providers.values()];
  const { checked } = datelineOf(all, vocabulary);
  return checked !== undefined && noLongerRanked(all, methodology, profile, checked, asOf).length > 0;
}
