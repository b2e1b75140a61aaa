import { formatFlooredShare, formatScore } from '@vpn-site/core/i18n/formats.ts';
import { confidenceOf } from '@vpn-site/core/scoring/confidence.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import { asserted, criterionKey, unconfirmedValue } from '#site/assertions.ts';
import type { FactContext } from '#site/site-context.ts';

/** The share of a score's weight that rests on evidence. */
export interface EvidenceShare {
  /** The share, from 0 to 1. */
  readonly value: number;
  readonly text: string;
  /** Whether the share is so low that pages mark it. */
  readonly isThin: boolean;
}

export function evidenceShareOf(
  score: Pick<Score, 'evidence'>,
  { methodology, locale }: FactContext,
): EvidenceShare {
  return {
    value: score.evidence,
    text: formatFlooredShare(score.evidence, locale),
    isThin: confidenceOf(score, methodology.confidence) === 'thin',
  };
}

/** The score if everything unknown turned out well, and what is unknown. */
export interface PossibleView {
  readonly value: string;
  /** Text such as "up to 8.8". */
  readonly upTo: string;
  /** Labels of the criteria that could add most. */
  readonly missing: readonly string[];
}

/** The max number of criteria to name. */
const maxMissing = 3;

/** Returns the possible score; undefined if the difference is too small to show with one decimal. */
export function possibleView(
  { provider, value, possible, reasons }: Score,
  site: FactContext,
): PossibleView | undefined {
  const { locale, t } = site;
  const text = formatScore(possible, locale);
  if (value === undefined || text === formatScore(value, locale)) return undefined;
  const missing = reasons
    // Strong evidence is not missing, even if better would earn more.
    .filter(({ evidence }) => evidence !== 'strong')
    .map(({ criterion, points = 0, best, weight }) => ({ criterion, gain: (best - points) * weight }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, maxMissing);
  return {
    value: text,
    upTo: t('score.upTo', { value: text }),
    missing: missing.map(({ criterion }) =>
      asserted(
        criterionNamed(site.methodology, criterion).label[locale],
        provider,
        criterionKey(criterion),
        unconfirmedValue,
      ),
    ),
  };
}
