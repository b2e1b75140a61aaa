import { type FactValue, isKnown } from '../provider/fact.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import { type Assessment, assessed, notApplicable, unprovenAssessment } from './assessment.ts';
import { assessCodeAudits } from './code-audits.ts';
import { evidenceFactor, type JudgingContext, outsiderFactor } from './evidence-factor.ts';
import { assessFreePlan } from './free-plan-points.ts';
import { sum } from './full-score.ts';
import { assessMeasuredNumber } from './measured-number.ts';
import type { Criterion } from './methodology.ts';
import { assessNoLogs } from './no-logs.ts';
import { assessPrices } from './price-points.ts';
import type { MeanRule, ValueRule } from './scoring-rule.ts';
import { assessPanel } from './streaming-panel.ts';
import { valuePoints } from './value-points.ts';

/** The assessment of one criterion, before weights. It is the same in every profile. */
export interface Judgement extends Assessment {
  readonly criterion: string;
  readonly group: string;
  readonly keys: readonly string[];
  /** Known values, in the order of the keys. */
  readonly values: readonly FactValue[];
  readonly sources: readonly string[];
}

export function judge(provider: Provider, criterion: Criterion, judging: JudgingContext): Judgement {
  const known = criterion.keys.map((key) => factOf(provider, key)).filter(isKnown);
  return {
    criterion: criterion.id,
    group: criterion.group,
    keys: criterion.keys,
    ...assess(provider, criterion, judging),
    values: known.map(({ value }) => value),
    sources: [...new Set(known.flatMap(({ sources }) => sources))],
  };
}

function assess(provider: Provider, { rule, keys }: Criterion, judging: JudgingContext): Assessment {
  switch (rule.name) {
    case 'promise-times-proof':
      return assessNoLogs(provider, rule, judging);
    case 'best-audit':
      return assessCodeAudits(provider, rule, judging);
    case 'measured-number':
      return assessMeasuredNumber(provider, keys, rule, judging);
    case 'cost':
    case 'renewal-jump':
      return assessPrices(provider, rule, judging);
    case 'panel':
      return assessPanel(provider, rule, judging.asOf);
    case 'free-plan':
      return assessFreePlan(provider, rule, judging);
    case 'mean':
      return assessMean(provider, rule, judging);
    case 'answer':
    case 'choice':
    case 'best-of':
    case 'share':
    case 'weighted-share':
    case 'number':
      return assessValue(provider, keys[0] ?? '', rule, judging);
  }
}

function assessValue(provider: Provider, key: string, rule: ValueRule, judging: JudgingContext): Assessment {
  const fact = factOf(provider, key);
  if (!isKnown(fact)) return unprovenAssessment;
  const points = valuePoints(fact, rule);
  if (points === undefined) return notApplicable;
  const isUnseen = rule.name === 'choice' && rule.unseen === true;
  const shown = isUnseen ? provenShare(fact.outsider?.date, judging) : 1;
  return assessed(points * shown, evidenceFactor(key, fact, judging));
}

/**
 * Returns the share of points for facts that outsiders cannot see: the provider's word earns a part, and an inspection by
 * an outsider the rest.
 */
function provenShare(
  looked: string | undefined,
  { methodology: { evidence }, asOf }: JudgingContext,
): number {
  const proof = looked === undefined ? 0 : outsiderFactor(looked, evidence, asOf);
  return evidence.word + (1 - evidence.word) * proof;
}

/** Averages several parts. The evidence grade is the lowest grade of all parts. */
function assessMean(provider: Provider, { parts }: MeanRule, judging: JudgingContext): Assessment {
  const each = parts.map(({ key, rule }) => assessValue(provider, key, rule, judging));
  const mean = (numbers: readonly number[]) => sum(numbers) / parts.length;
  const grades = each.map(({ evidence }) => evidence);
  const evidence = (['unknown', 'weak'] as const).find((grade) => grades.includes(grade)) ?? 'strong';
  return {
    points: mean(each.map(({ points = 0 }) => points)),
    full: mean(each.map(({ full }) => full)),
    best: mean(each.map(({ best }) => best)),
    evidence,
  };
}
