import { formatScore, formatShare, formatShareBelow } from '@vpn-site/core/i18n/formats.ts';
import { type Confidence, confidenceOf } from '@vpn-site/core/scoring/confidence.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import type { FactContext } from '#site/site-context.ts';

/** How much of a score rests on evidence, in one word with its rule. */
export interface ConfidenceView {
  readonly level: Confidence;
  readonly word: string;
  /** How much of the weight rests on evidence. */
  readonly share: string;
  /** The same in a sentence, and from which share on it is called so. */
  readonly rule: string;
}

export function confidenceView(
  score: Pick<Score, 'evidence'>,
  { methodology, locale, t }: FactContext,
): ConfidenceView {
  const { high, fair } = methodology.confidence;
  const level = confidenceOf(score, methodology.confidence);
  const share = formatShareBelow(score.evidence, locale);
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

/** What a score would be if everything not shown turned out well, and what that is. */
export interface PossibleView {
  readonly value: string;
  /** "up to 8.8" */
  readonly upTo: string;
  /** The criteria that could still earn most, by name. */
  readonly missing: readonly string[];
}

/** As many as a reader takes in at a glance. */
const maxMissing = 3;

/** Undefined where nothing is missing that could be seen in a score of one decimal. */
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
