import type { ConfidenceLevels } from './methodology.ts';
import type { Score } from './score.ts';

/** A label for how much of a score rests on evidence. */
export type Confidence = 'high' | 'fair' | 'thin';

export function confidenceOf(
  { evidence }: Pick<Score, 'evidence'>,
  { high, fair }: ConfidenceLevels,
): Confidence {
  if (evidence >= high) return 'high';
  return evidence >= fair ? 'fair' : 'thin';
}
