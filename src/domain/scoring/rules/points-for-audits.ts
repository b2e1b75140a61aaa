import { type Day, daysBetween } from '../../day/day.ts';
import { firstDayOf } from '../../day/partial-date.ts';
import type { Audit } from '../../provider/fact-value.ts';
import { clampPoints } from './clamp-points.ts';
import type { AuditsRule } from './scoring-rule.ts';

/** Each audit of the VPN adds points: more when it is young, more when its report can be read. */
export function pointsForAudits(audits: readonly Audit[], rule: AuditsRule, asOf: Day): number {
  return clampPoints(audits.reduce((sum, audit) => sum + pointsForAudit(audit, rule, asOf), 0));
}

function pointsForAudit(audit: Audit, rule: AuditsRule, asOf: Day): number {
  const years = daysBetween(firstDayOf(audit.date), asOf) / 365.25;
  const points = rule.byAge.find((step) => years <= step.years)?.points ?? rule.older;
  if (audit.otherProduct) return 0;
  const published = audit.reportPublic === true ? 1 : rule.unpublishedFactor;
  return points * published * (audit.confidence === 'low' ? rule.weakFactor : 1);
}
