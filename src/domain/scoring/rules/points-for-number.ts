import { pointsOnLine } from './clamp-points.ts';
import type { NumberRule } from './scoring-rule.ts';

/** A count on a line from worth nothing to worth ten. No limit is as good as it gets. */
export function pointsForNumber(count: number | 'unlimited', rule: NumberRule): number {
  return count === 'unlimited' ? 10 : pointsOnLine(count, rule.zeroAt, rule.tenAt);
}
