import type { Audit } from '../provider/audit.ts';
import { hasLowConfidence } from '../provider/fact.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, unprovenAssessment } from './assessment.ts';
import { bestAndSecond } from './best-and-second.ts';
import { couldEarnMore, type JudgingContext, outsiderFactor, sourceFactor } from './evidence-factor.ts';
import { clampPoints, fullScore } from './full-score.ts';
import type { BestAuditRule } from './scoring-rule.ts';

/** Assesses the audits of apps and code: how deep they were, and whether their reports are public. */
export function assessCodeAudits(
  provider: Provider,
  rule: BestAuditRule,
  judging: JudgingContext,
): Assessment {
  const { evidence } = judging.methodology;
  const fact = knownFact(provider, 'audits');
  if (fact === undefined) return unprovenAssessment;
  const each = weighAudits(fact.value, rule, judging).map((audit) => audit.points);
  const points = clampPoints(bestAndSecond(each, evidence.second));
  return {
    points,
    full: points,
    best: fact.incomplete ? fullScore : points,
    evidence: couldEarnMore(fact, points, evidence) || hasLowConfidence(fact) ? 'weak' : 'strong',
  };
}

/** An audit of apps or code with its points. */
export interface WeighedAudit {
  readonly audit: Audit;
  readonly points: number;
}

/** Returns the audits that earn points, best first. */
export function weighAudits(
  audits: readonly Audit[],
  rule: BestAuditRule,
  { methodology: { evidence }, asOf }: JudgingContext,
): WeighedAudit[] {
  return audits
    .map((audit) => {
      const depth = rule.depth[audit.kind] ?? 0;
      const readable = audit.reportPublic === true ? 1 : rule.closed;
      const left = sourceFactor(audit, evidence) * outsiderFactor(audit.date, evidence, asOf);
      return { audit, points: depth * readable * left };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}
