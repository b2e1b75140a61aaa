import type { FreePlan } from '../../provider/fact-value.ts';
import { clampPoints } from './clamp-points.ts';
import type { FreePlanRule } from './scoring-rule.ts';

/** No free plan is none; a free plan starts with some and gains with what it allows. Unknown limits gain nothing. */
export function pointsForFreePlan(plan: FreePlan, rule: FreePlanRule): number {
  if (!plan.available) return 0;
  return clampPoints(
    rule.available + dataPoints(plan, rule) + countryPoints(plan, rule) + devicePoints(plan, rule),
  );
}

function dataPoints({ dataCapGb }: FreePlan, { unlimitedData, cappedData }: FreePlanRule): number {
  if (dataCapGb === 'unlimited') return unlimitedData;
  if (typeof dataCapGb !== 'number') return 0;
  return Math.min(1, dataCapGb / cappedData.gigabytes) * cappedData.points;
}

function countryPoints({ countries = 0 }: FreePlan, rule: FreePlanRule): number {
  return Math.min(1, countries / rule.countries.many) * rule.countries.points;
}

function devicePoints({ devices }: FreePlan, { severalDevices }: FreePlanRule): number {
  return devices === 'unlimited' || (devices ?? 0) > 1 ? severalDevices : 0;
}
