import { formatRank, formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import { noLongerRanked } from '@vpn-site/core/scoring/score-profile.ts';
import { tiedWith } from '@vpn-site/core/scoring/tied-ranks.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { nameList, providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts } from '#site/site-context.ts';
import { type ConfidenceView, confidenceView, type PossibleView, possibleView } from './confidence.ts';
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

/** A rank as shown to readers: the range that the evidence supports. */
export interface RankView {
  readonly from: number;
  readonly to: number;
  /** Whether the range starts at rank 1; several providers may share that. */
  readonly isFirst: boolean;
  /** Number of ranked providers. */
  readonly count: number;
  /** "1–3", or "4" where the rank is certain. */
  readonly text: string;
  /** The rank for screen readers: "rank 1 to 3 of 12". */
  readonly spoken: string;
  /** Names of all others with the same range; undefined where none has it. */
  readonly sharedWith: string | undefined;
}

/** Returns undefined where the provider is listed but not ranked. */
export const rankView = oncePerSite(
  (providerId: string, profile: string, site: FactContext): RankView | undefined => {
    const result = site.ranking(profile);
    const range = result.rankRanges.byProvider.get(providerId);
    if (!range) return undefined;
    const { from, to } = range;
    const count = result.ranking.ranked.length;
    const tied = tiedWith(providerId, result);
    return {
      from,
      to,
      isFirst: from === 1,
      count,
      text: formatRank(range, site.locale),
      spoken: site.t(from === to ? 'score.place' : 'score.places', { from, to, count }),
      sharedWith: tied.length === 0 ? undefined : nameList(tied, site),
    };
  },
);

/** A provider's rank and score in a profile, ready to render. */
export interface ScoreView {
  readonly provider: string;
  readonly name: string;
  /** Undefined where the provider is listed but not ranked. */
  readonly rank: RankView | undefined;
  /** The reason why it has no rank; undefined where it has one. */
  readonly why: string | undefined;
  readonly value: number | undefined;
  readonly valueText: string;
  readonly confidence: ConfidenceView;
  /** Undefined if nothing unknown could raise the score. */
  readonly possible: PossibleView | undefined;
  /** Scores of the other ranked providers. */
  readonly others: readonly number[];
}

export const scoreView = oncePerSite((providerId: string, profile: string, site: FactContext): ScoreView => {
  const { ranked, unranked } = site.ranking(profile).ranking;
  const score = scoreOf(providerId, profile, site);
  const value = score?.value;
  const listed = unranked.find((entry) => entry.score === score);
  return {
    provider: providerId,
    name: providerName(providerId, site),
    rank: rankView(providerId, profile, site),
    why: listed && whyUnrankedWords(listed.reason, site),
    value,
    valueText: value === undefined ? '–' : formatScore(value, site.locale),
    confidence: confidenceView(score ?? { evidence: 0 }, site),
    possible: score && possibleView(score, site),
    others: ranked.flatMap(({ score: other }) =>
      other.provider === providerId || other.value === undefined ? [] : [other.value],
    ),
  };
});

/**
 * Returns the label of a score ruler for screen readers. It includes the provider's name, for rulers without a name beside
 * them.
 */
export function namedRulerLabel({ name, valueText, others }: ScoreView, { t, locale }: Language): string {
  const score = { name, value: valueText, max: fullScore };
  return others.length === 0
    ? t('score.rulerAlone', score)
    : t('score.ruler', { ...score, count: others.length, ...scoreRange(others, locale) });
}

/** Whether a provider was ranked when the facts were last checked, but no longer is because they are outdated. */
export function hasOutdatedRanks(profile: string, site: FactContext): boolean {
  const { providers, vocabulary, methodology, asOf } = site;
  const all = [...providers.values()];
  const { checked } = datelineOf(all, vocabulary);
  return checked !== undefined && noLongerRanked(all, methodology, profile, checked, asOf).length > 0;
}
