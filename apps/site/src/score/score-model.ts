import { formatPlace, formatScore } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { everyScore } from '@vpn-site/core/scoring/rank.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import { lostPlaces } from '@vpn-site/core/scoring/score-profile.ts';
import { tiedWith } from '@vpn-site/core/scoring/tied-places.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { nameList, providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts } from '#site/site-context.ts';
import { type ConfidenceView, confidenceView, type PossibleView, possibleView } from './confidence.ts';
import { whyUnrankedWords } from './unranked.ts';

/** The lowest and the highest of some scores, in words. */
export function scoreRange(
  scores: readonly number[],
  locale: LocaleCode,
): { readonly low: string; readonly high: string } {
  return { low: formatScore(Math.min(...scores), locale), high: formatScore(Math.max(...scores), locale) };
}

/** The whole score of a provider in a profile, with its reasons. */
export function scoreOf(
  providerId: string,
  profile: string,
  site: Pick<SiteFacts, 'ranking'>,
): Score | undefined {
  return everyScore(site.ranking(profile).ranking).find(({ provider }) => provider === providerId);
}

/** A place as readers are shown it: the range that it can be trusted to. */
export interface PlaceView {
  readonly from: number;
  readonly to: number;
  /** Nobody stands clearly above it; several may share that. */
  readonly isFirst: boolean;
  /** How many are ranked. */
  readonly count: number;
  /** "1–3", or "4" where there is no doubt. */
  readonly text: string;
  /** The same to be read aloud: "place 1 to 3 of 12". */
  readonly spoken: string;
  /** The names of all others with the same range; undefined where nobody shares it. */
  readonly sharedWith: string | undefined;
}

/** Undefined: listed, not ranked. */
export const placeView = oncePerSite(
  (providerId: string, profile: string, site: FactContext): PlaceView | undefined => {
    const result = site.ranking(profile);
    const range = result.places.ranges.get(providerId);
    if (!range) return undefined;
    const { from, to } = range;
    const count = result.ranking.ranked.length;
    const tied = tiedWith(providerId, result);
    return {
      from,
      to,
      isFirst: from === 1,
      count,
      text: formatPlace(range, site.locale),
      spoken: site.t(from === to ? 'score.place' : 'score.places', { from, to, count }),
      sharedWith: tied.length === 0 ? undefined : nameList(tied, site),
    };
  },
);

/** A provider's place and score in a profile, ready to be drawn. */
export interface ScoreView {
  readonly provider: string;
  readonly name: string;
  /** Undefined: listed, not ranked. */
  readonly place: PlaceView | undefined;
  /** Why it has no place; undefined where it has one. */
  readonly why: string | undefined;
  readonly value: number | undefined;
  readonly valueText: string;
  readonly confidence: ConfidenceView;
  /** Undefined where nothing is missing. */
  readonly possible: PossibleView | undefined;
  /** Where the other ranked providers stand on the same scale. */
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
    place: placeView(providerId, profile, site),
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

/** What a ruler shows, for people who cannot see it, where the name of the provider does not stand beside it. */
export function namedRulerLabel({ name, valueText, others }: ScoreView, { t, locale }: Language): string {
  const score = { name, value: valueText, max: fullScore };
  return others.length === 0
    ? t('score.rulerAlone', score)
    : t('score.ruler', { ...score, count: others.length, ...scoreRange(others, locale) });
}

/** Whether somebody had a place in the list when the facts were last checked, and lost it since because they aged. */
export function hasAged(profile: string, site: FactContext): boolean {
  const { providers, vocabulary, methodology, asOf } = site;
  const all = [...providers.values()];
  const { checked } = datelineOf(all, vocabulary);
  return checked !== undefined && lostPlaces(all, methodology, profile, checked, asOf).length > 0;
}
