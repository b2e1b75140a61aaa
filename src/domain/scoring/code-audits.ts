import { hasLowConfidence } from '../provider/fact.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, nothingShown } from './assessment.ts';
import { bestAndSecond } from './best-and-second.ts';
import { type Judging, outsiderFactor } from './evidence-factor.ts';
import { clampPoints, fullScore } from './full-score.ts';
import type { BestAuditRule } from './scoring-rule.ts';

/** How deep outsiders looked into apps and code, and whether everyone can read what they found. */
export function assessCodeAudits(
  provider: Provider,
  rule: BestAuditRule,
  { methodology: { evidence }, asOf }: Judging,
): Assessment {
  const fact = knownFact(provider, 'audits');
  if (fact === undefined) return nothingShown;
  const each = fact.value.map(({ kind, date, reportPublic, confidence }) => {
    const depth = rule.depth[kind] ?? 0;
    const readable = reportPublic === true ? 1 : rule.closed;
    const sourced = confidence === 'low' ? evidence.weak : 1;
    return depth * readable * sourced * outsiderFactor(date, evidence, asOf);
  });
  const points = clampPoints(bestAndSecond(each, evidence.second));
  const mayHoldMore = fact.incomplete === true && points < evidence.incompleteBelow;
  return {
    points,
    full: points,
    best: fact.incomplete ? fullScore : points,
    evidence: mayHoldMore || hasLowConfidence(fact) ? 'weak' : 'strong',
  };
}
