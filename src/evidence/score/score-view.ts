import { numberFormatter } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A provider's place in a profile, in numbers ready to be drawn. */
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

export function scoreView(providerId: string, profile: string, site: SiteContext): ScoreView {
  return makeScoreView(site, providerId, profile);
}

const makeScoreView = oncePerSite((site, providerId = '', profile = ''): ScoreView => {
  const { ranking, stability } = site.ranking(profile);
  const entry = ranking.ranked.find(({ score }) => score.provider === providerId);
  const score =
    entry?.score ?? ranking.unranked.find((unranked) => unranked.score.provider === providerId)?.score;
  const stays = stability.get(providerId);
  const percent = numberFormatter(site.locale, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = numberFormatter(site.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    provider: providerId,
    name: site.providers.get(providerId)?.name ?? providerId,
    rank: entry?.rank,
    value: score?.value,
    valueText: score?.value === undefined ? '–' : decimal.format(score.value),
    coverage: score?.coverage ?? 0,
    coverageText: percent.format(score?.coverage ?? 0),
    stability: stays,
    stabilityText: stays === undefined ? undefined : percent.format(stays),
    others: ranking.ranked.flatMap(({ score: { provider, value } }) =>
      provider === providerId || value === undefined ? [] : [value],
    ),
  };
});
