import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { fullScore } from './full-score.ts';
import type { ScoreView } from './score-view.ts';

/** A score on the scale with all the others, and the same in one sentence. */
export interface RulerView {
  readonly value: number;
  readonly valueText: string;
  readonly others: readonly number[];
  readonly label: string;
}

export function rulerView(score: ScoreView, { locale, t }: SiteContext): RulerView {
  const format = numberFormatter(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    value: score.value ?? 0,
    valueText: score.valueText,
    others: score.others,
    label: t('blocks.homeComparison.ruler', {
      score: score.valueText,
      scale: fullScore,
      others: score.others.length === 0 ? 'none' : 'some',
      low: format.format(Math.min(...score.others)),
      high: format.format(Math.max(...score.others)),
    }),
  };
}
