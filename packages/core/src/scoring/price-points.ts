import { renewalJump } from '../price/advertised-month.ts';
import type { Plan } from '../price/plan.ts';
import { planWithTax } from '../price/with-tax.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, assessed, unprovenAssessment } from './assessment.ts';
import { evidenceFactor, type JudgingContext } from './evidence-factor.ts';
import { interpolatePoints } from './full-score.ts';
import type { CostBasis } from './methodology.ts';
import type { CostRule, RenewalJumpRule } from './scoring-rule.ts';

/** Assesses the cost or the renewal jump. Both are about the plan that is cheapest over the months of the cost basis. */
export function assessPrices(
  provider: Provider,
  rule: CostRule | RenewalJumpRule,
  judging: JudgingContext,
): Assessment {
  const fact = knownFact(provider, 'prices');
  const cheapest = fact && cheapestOnBasis(fact.value, judging.methodology.costBasis);
  if (fact === undefined || cheapest === undefined) return unprovenAssessment;
  // The list has the date of its newest plan, but points are as old as the plan they are based on.
  const factor = evidenceFactor('prices', { ...fact, asOf: cheapest.plan.observed }, judging);
  if (rule.name === 'cost') return assessed(interpolatePoints(cheapest.perMonth, rule), factor);
  // A prepaid plan never renews automatically, so it has no jump.
  const jump = renewalJump(cheapest.plan) ?? 1;
  const isHidden = hidesRenewal(fact.value, judging.methodology.costBasis);
  return assessed(isHidden ? 0 : interpolatePoints(jump, rule), factor);
}

/**
 * Whether a standard plan hides its renewal price. Without this check, a provider could hide the plan with its largest
 * jump, and another plan would be judged.
 */
export function hidesRenewal(plans: readonly Plan[], { market }: Pick<CostBasis, 'market'>): boolean {
  return plans.some(
    (plan) => plan.standard !== false && plan.market === market && plan.renewal === 'unpublished',
  );
}

export interface BasisCost {
  readonly plan: Plan;
  /** The cost per month in the basis currency, tax included. */
  readonly perMonth: number;
}

/** Returns the plan with the lowest cost over the months of the basis; undefined if no renewal price is published. */
export function cheapestOnBasis(
  plans: readonly Plan[],
  basis: Omit<CostBasis, 'statement'>,
): BasisCost | undefined {
  return plans
    .flatMap((plan) => {
      const perMonth = monthOnBasis(plan, basis);
      return perMonth === undefined ? [] : [{ plan, perMonth }];
    })
    .toSorted((a, b) => a.perMonth - b.perMonth)[0];
}

function monthOnBasis(plan: Plan, basis: Omit<CostBasis, 'statement'>): number | undefined {
  const rate = plan.currency === basis.currency ? 1 : basis.exchange[plan.currency]?.rate;
  const taxed = planWithTax(plan, { percent: basis.taxRate * 100, addToUnknown: true });
  const total = totalOver(basis.months, taxed);
  const isInMarket = plan.standard !== false && plan.market === basis.market;
  if (!isInMarket || rate === undefined || total === undefined) return undefined;
  return (total * rate) / basis.months;
}

/**
 * Returns the cost of some months, in whole terms. It equals the total of `planCost` but computes no dates, which a score
 * does not need; a test compares the two.
 */
function totalOver(stay: number, { months, charged, renewal }: Plan): number | undefined {
  if (months === undefined || renewal === 'unpublished') return undefined;
  const next = renewal === 'none' ? { charged, months } : renewal;
  const renewals = Math.max(0, Math.ceil((stay - months) / next.months));
  return charged + renewals * next.charged;
}
