import { numberFormatter } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { oncePerContext } from './once-per-context.ts';

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

export function scoreView(providerId: string, profile: string, context: BlockContext): ScoreView {
  return makeScoreView(context, providerId, profile);
}

const makeScoreView = oncePerContext((context, providerId = '', profile = ''): ScoreView => {
  const { ranking, stability } = context.ranking(profile);
  const entry = ranking.ranked.find(({ score }) => score.provider === providerId);
  const score =
    entry?.score ?? ranking.unranked.find((unranked) => unranked.score.provider === providerId)?.score;
  const stays = stability.get(providerId);
  const percent = numberFormatter(context.locale, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = numberFormatter(context.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    provider: providerId,
    name: context.providers.get(providerId)?.name ?? providerId,
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
