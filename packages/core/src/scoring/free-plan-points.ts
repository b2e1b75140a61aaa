import type { FreePlan } from '../provider/fact.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, gradeOf, unprovenAssessment } from './assessment.ts';
import { evidenceFactor, type JudgingContext } from './evidence-factor.ts';
import { clampPoints } from './full-score.ts';
import type { FreePlanRule } from './scoring-rule.ts';

/** Assesses a free plan. Its existence needs no proof; its limits are weighed by their evidence. */
export function assessFreePlan(provider: Provider, rule: FreePlanRule, judging: JudgingContext): Assessment {
  const fact = knownFact(provider, 'free-plan');
  if (fact === undefined) return unprovenAssessment;
  const factor = evidenceFactor('free-plan', fact, judging);
  const full = freePlanPoints(fact.value, rule, 1);
  return { points: freePlanPoints(fact.value, rule, factor), full, best: full, evidence: gradeOf(factor) };
}

function freePlanPoints(plan: FreePlan, rule: FreePlanRule, factor: number): number {
  if (!plan.available) return 0;
  const { dataCapGb, countries = 0, devices } = plan;
  const forCountries = Math.min(1, countries / rule.countries.many) * rule.countries.points;
  const forDevices = devices === 'unlimited' || (devices ?? 0) > 1 ? rule.severalDevices : 0;
  const forLimits = dataPoints(dataCapGb, rule) + forCountries + forDevices;
  return clampPoints(rule.available + forLimits * factor);
}

/** Returns the points for the data cap. An unpublished cap earns nothing. */
function dataPoints(cap: FreePlan['dataCapGb'], { unlimitedData, cappedData }: FreePlanRule): number {
  if (cap === 'unlimited') return unlimitedData;
  if (typeof cap !== 'number') return 0;
  return Math.min(1, cap / cappedData.gigabytes) * cappedData.points;
}
