import type { Day } from '../../day/day.ts';
import { cheapestPlan } from '../../price/cheapest-plan.ts';
import type { Plan } from '../../price/plan.ts';
import { pointsOnLine } from './clamp-points.ts';
import type { CostRule } from './scoring-rule.ts';

/** What a month really costs over years, renewals included. No published renewal price, no points. */
export function pointsForCost(plans: readonly Plan[], rule: CostRule, asOf: Day): number | undefined {
  const cheapest = cheapestPlan(plans, rule.months, asOf);
  const scale = cheapest && rule.scale[cheapest.cost.currency];
  return scale && pointsOnLine(cheapest.cost.perMonth, scale.zeroAt, scale.tenAt);
}
