import { hasLowConfidence } from '../provider/fact.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, nothingShown } from './assessment.ts';
import { bestAndSecond } from './best-and-second.ts';
import { type Judging, mayHoldMore, outsiderFactor, sourceFactor } from './evidence-factor.ts';
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
  const each = fact.value.map((audit) => {
    const depth = rule.depth[audit.kind] ?? 0;
    const readable = audit.reportPublic === true ? 1 : rule.closed;
    return depth * readable * sourceFactor(audit, evidence) * outsiderFactor(audit.date, evidence, asOf);
  });
  const points = clampPoints(bestAndSecond(each, evidence.second));
  return {
    points,
    full: points,
    best: fact.incomplete ? fullScore : points,
    evidence: mayHoldMore(fact, points, evidence) || hasLowConfidence(fact) ? 'weak' : 'strong',
  };
}
