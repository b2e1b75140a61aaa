import type { Day } from '../../day/day.ts';
import type { Plan } from '../../price/plan.ts';
import type {
  Answer,
  Audit,
  FactValue,
  FreePlan,
  Incident,
  StreamingReport,
} from '../../provider/fact-value.ts';
import { clampPoints } from './clamp-points.ts';
import { pointsForAnswer } from './points-for-answer.ts';
import { pointsForAudits } from './points-for-audits.ts';
import { pointsForBest, pointsForChoice, pointsForShare } from './points-for-choice.ts';
import { pointsForCost } from './points-for-cost.ts';
import { pointsForFreePlan } from './points-for-free-plan.ts';
import { pointsForIncidents } from './points-for-incidents.ts';
import { pointsForNumber } from './points-for-number.ts';
import { pointsForStreaming } from './points-for-streaming.ts';
import type { ScoringRule } from './scoring-rule.ts';

/**
 * Points from 0 to 10, or undefined where the values prove too little. A check makes sure that a criterion's
 * rule fits the type of the keys it reads, so the casts below state what is already known.
 */
export function pointsForValues(
  values: readonly FactValue[],
  rule: ScoringRule,
  asOf: Day,
): number | undefined {
  const [value] = values;
  if (value === undefined) return undefined;
  const points = pointsForValue(value, rule, asOf);
  return points === undefined ? undefined : clampPoints(points);
}

function pointsForValue(value: FactValue, rule: ScoringRule, asOf: Day): number | undefined {
  switch (rule.name) {
    case 'known':
      return rule.points;
    case 'answer':
      return pointsForAnswer(value as Answer, rule);
    case 'choice':
      return pointsForChoice(value as string, rule);
    case 'best-of':
      return pointsForBest(value as readonly string[], rule);
    case 'share':
      return pointsForShare(value as readonly string[], rule);
    case 'number':
      return pointsForNumber(value as number | 'unlimited', rule);
    case 'audits':
      return pointsForAudits(value as readonly Audit[], rule, asOf);
    case 'incidents':
      return pointsForIncidents(value as readonly Incident[], rule, asOf);
    case 'streaming':
      return pointsForStreaming(value as readonly StreamingReport[], rule, asOf);
    case 'cost':
      return pointsForCost(value as readonly Plan[], rule, asOf);
    case 'free-plan':
      return pointsForFreePlan(value as FreePlan, rule);
  }
}
