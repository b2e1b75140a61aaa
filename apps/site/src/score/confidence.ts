import { formatFlooredShare, formatScore, formatShare } from '@vpn-site/core/i18n/formats.ts';
import { type Confidence, confidenceOf } from '@vpn-site/core/scoring/confidence.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import type { FactContext } from '#site/site-context.ts';

/** The confidence of a score in one word, with the rule behind it. */
export interface ConfidenceView {
  readonly level: Confidence;
  readonly word: string;
  /** The share of weight that rests on evidence. */
  readonly share: string;
  /** The share as a sentence, with the threshold of the level. */
  readonly rule: string;
}

export function confidenceView(
  score: Pick<Score, 'evidence'>,
  { methodology, locale, t }: FactContext,
): ConfidenceView {
  const { high, fair } = methodology.confidence;
  const level = confidenceOf(score, methodology.confidence);
  const share = formatFlooredShare(score.evidence, locale);
  return {
    level,
    word: t(`score.confidence.${level}`),
    share,
    rule: t(`confidence.rule.${level}`, {
      evidence: share,
      high: formatShare(high, locale),
      fair: formatShare(fair, locale),
    }),
  };
}

/** The score if everything unknown turned out well, and what is unknown. */
export interface PossibleView {
  readonly value: string;
  /** "up to 8.8" */
  readonly upTo: string;
  /** Labels of the criteria that could still add most. */
  readonly missing: readonly string[];
}

/** Max number of criteria to name: about as many as a reader takes in at a glance. */
const maxMissing = 3;

/** Returns undefined where the difference is too small to show with one decimal. */
export function possibleView(
  { value, possible, reasons }: Score,
  site: FactContext,
): PossibleView | undefined {
  const { locale, t } = site;
  const text = formatScore(possible, locale);
  if (value === undefined || text === formatScore(value, locale)) return undefined;
  const missing = reasons
    .map(({ criterion, points = 0, best, weight }) => ({ criterion, gain: (best - points) * weight }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, maxMissing);
  return {
    value: text,
    upTo: t('score.upTo', { value: text }),
    missing: missing.map(({ criterion }) => criterionNamed(site.methodology, criterion).label[locale]),
  };
}
