import { isKnown, isOfType } from '../provider/fact.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import { type Assessment, gradeOf } from './assessment.ts';
import { evidenceFactor, type JudgingContext } from './evidence-factor.ts';
import { fullScore } from './full-score.ts';
import type { MeasuredNumberRule } from './scoring-rule.ts';

/** Assesses a number. A measured number counts fully, an advertised one a little. */
export function assessMeasuredNumber(
  provider: Provider,
  [advertised = '', measured = '']: readonly string[],
  rule: MeasuredNumberRule,
  judging: JudgingContext,
): Assessment {
  const list = countedPart(provider, advertised, rule, judging);
  const found = countedPart(provider, measured, rule, judging);
  const points = rule.list * list.share * list.factor + rule.measured * found.share * found.factor;
  // Without a measurement the evidence is unknown, regardless of the advertised number.
  const evidence = gradeOf(found.factor);
  return { points, full: points, best: evidence === 'unknown' ? fullScore : points, evidence };
}

function countedPart(provider: Provider, key: string, rule: MeasuredNumberRule, judging: JudgingContext) {
  const fact = factOf(provider, key);
  if (!isKnown(fact) || !isOfType(fact, 'number')) return { share: 0, factor: 0 };
  return { share: shareOnLogScale(fact.value, rule), factor: evidenceFactor(key, fact, judging) };
}

function shareOnLogScale(count: number, { zeroAt, tenAt }: MeasuredNumberRule): number {
  return count <= zeroAt ? 0 : Math.min(1, Math.log(count / zeroAt) / Math.log(tenAt / zeroAt));
}
