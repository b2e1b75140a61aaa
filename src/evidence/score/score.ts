import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { groupShares } from '#domain/scoring/group-scores.ts';
import { allPurpose, profileNamed } from '#domain/scoring/methodology.ts';
import { fullScore, type Score } from '#domain/scoring/score.ts';
import { numberFormatter } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** A score always has one decimal, so that figures under each other line up and 7.0 is not taken for a rough 7. */
export function formatScore(score: number, locale: LocaleCode): string {
  return numberFormatter(locale, oneDecimal).format(score);
}

/** How far one score lies from another, with its sign. A hyphen is too short beside a plus. */
export function formatScoreGap(gap: number, locale: LocaleCode): string {
  return numberFormatter(locale, { ...oneDecimal, signDisplay: 'exceptZero' })
    .format(gap)
    .replace('-', '−');
}

/** The points of one criterion are mostly whole, and are written so. */
export function formatPoints(points: number, locale: LocaleCode): string {
  return numberFormatter(locale, { maximumFractionDigits: 1 }).format(points);
}

/** How much of the weight is known, or how often a rank holds: never to a tenth of a percent. */
export function formatShare(share: number, locale: LocaleCode): string {
  return numberFormatter(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

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
  const { ranked, unranked } = site.ranking(profile).ranking;
  return [...ranked, ...unranked].find(({ score }) => score.provider === providerId)?.score;
}

/** A provider's rank and score in a profile, in numbers ready to be drawn. */
export interface ScoreView {
  readonly provider: string;
  readonly name: string;
  /** undefined: listed, not ranked. */
  readonly rank: number | undefined;
  readonly value: number | undefined;
  readonly valueText: string;
  /** From 0 to 1. */
  readonly coverage: number;
  readonly coverageText: string;
  readonly stability: number | undefined;
  readonly stabilityText: string | undefined;
  /** Where the other ranked providers stand on the same scale. */
  readonly others: readonly number[];
}

export function scoreView(providerId: string, profile: string, site: Language & SiteFacts): ScoreView {
  return makeScoreView(site, providerId, profile);
}

const makeScoreView = oncePerSite((site: Language & SiteFacts, providerId = '', profile = ''): ScoreView => {
  const { locale } = site;
  const { ranking, stability } = site.ranking(profile);
  const score = scoreOf(providerId, profile, site);
  const stays = stability.get(providerId);
  return {
    provider: providerId,
    name: providerName(providerId, site),
    rank: ranking.ranked.find((entry) => entry.score.provider === providerId)?.rank,
    value: score?.value,
    valueText: score?.value === undefined ? '–' : formatScore(score.value, locale),
    coverage: score?.coverage ?? 0,
    coverageText: formatShare(score?.coverage ?? 0, locale),
    stability: stays,
    stabilityText: stays === undefined ? undefined : formatShare(stays, locale),
    others: ranking.ranked.flatMap(({ score: { provider, value } }) =>
      provider === providerId || value === undefined ? [] : [value],
    ),
  };
});

/** A score on the scale with all the others, and the same in one sentence. */
export interface RulerView {
  readonly value: number;
  readonly valueText: string;
  readonly others: readonly number[];
  readonly label: string;
}

export function rulerView({ value = 0, valueText, others }: ScoreView, { locale, t }: Language): RulerView {
  const label = t('blocks.homeComparison.ruler', {
    score: valueText,
    scale: fullScore,
    others: others.length === 0 ? 'none' : 'some',
    ...scoreRange(others, locale),
  });
  return { value, valueText, others, label };
}

/** What a ruler shows, for people who cannot see it, where the name of the provider does not stand beside it. */
export function namedRulerLabel({ name, valueText, others }: ScoreView, { t, locale }: Language): string {
  const score = { name, value: valueText, max: fullScore };
  return others.length === 0
    ? t('blocks.vpnCard.rulerAlone', score)
    : t('blocks.vpnCard.ruler', { ...score, count: others.length, ...scoreRange(others, locale) });
}

/** How much a group counts in a profile, beside what it counts overall. */
export interface GroupWeight {
  readonly id: string;
  readonly label: string;
  readonly share: number;
  readonly shareText: string;
  readonly overall: number | undefined;
}

export function groupWeights(profile: string, site: Language & SiteFacts): GroupWeight[] {
  const overall = new Map(sharesIn(allPurpose, site).map(({ group, share }) => [group, share]));
  return sharesIn(profile, site).map(({ group, share, percent: whole }) => ({
    id: group,
    label: site.vocabulary.groups.find(({ id }) => id === group)?.label[site.locale] ?? group,
    share,
    shareText: formatShare(whole / 100, site.locale),
    overall: profile === allPurpose ? undefined : overall.get(group),
  }));
}

function sharesIn(profile: string, { methodology }: SiteFacts) {
  return groupShares(methodology.criteria, profileNamed(methodology, profile));
}
