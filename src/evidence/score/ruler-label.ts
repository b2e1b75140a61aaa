import { numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { fullScore } from './full-score.ts';
import type { ScoreView } from './score-view.ts';

/** What the ruler shows, for people who cannot see it. */
export function rulerLabel({ name, valueText, others }: ScoreView, { t, locale }: SiteContext): string {
  const score = { name, value: valueText, max: fullScore };
  if (others.length === 0) return t('blocks.vpnCard.rulerAlone', score);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const decimal = numberFormatter(locale, digits);
  const low = decimal.format(Math.min(...others));
  const high = decimal.format(Math.max(...others));
  return t('blocks.vpnCard.ruler', { ...score, count: others.length, low, high });
}
