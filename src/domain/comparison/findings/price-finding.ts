import { renewalJump } from '../../price/advertised-month.ts';
import { type CheapestPlan, cheapestPlan, headlinePlan } from '../../price/cheapest-plan.ts';
import { freshPlansOf } from '../../price/fresh-plans.ts';
import type { Plan } from '../../price/plan.ts';
import type { PairFacts } from './pair-facts.ts';
import { type Both, largerSide, otherSide, type Side } from './pair-facts.ts';

/** What a stay with two providers costs, held against each other. */
export type TotalFinding =
  | { readonly kind: 'cheaper'; readonly side: Side; readonly saving: number; readonly currency: string }
  | { readonly kind: 'same' }
  /** Without a rate, amounts in two currencies cannot be compared, and rates are nobody's price. */
  | { readonly kind: 'two-currencies' }
  | { readonly kind: 'one-known'; readonly side: Side }
  | { readonly kind: 'none-known' };

/** What renewal does to the price of a month. 1 is unchanged; a prepaid plan does not renew. */
export type RenewalFinding =
  | { readonly kind: 'steeper'; readonly side: Side; readonly jumps: Both<number> }
  | { readonly kind: 'alike'; readonly jumps: Both<number> }
  | { readonly kind: 'one-prepaid'; readonly prepaid: Side; readonly jump: number }
  | { readonly kind: 'both-prepaid' }
  /** At least one price of renewal is not published, or no recent price is known. */
  | { readonly kind: 'unknown' };

export interface PriceFinding {
  readonly total: TotalFinding;
  readonly renewal: RenewalFinding;
}

export function priceFinding(facts: PairFacts): PriceFinding {
  const [first, second] = facts.providers;
  const plans: Both<readonly Plan[]> = [freshPlansOf(first, facts), freshPlansOf(second, facts)];
  return { total: totalFinding(plans, facts), renewal: renewalFinding(plans, facts) };
}

function totalFinding([first, second]: Both<readonly Plan[]>, { months, asOf }: PairFacts): TotalFinding {
  const costs: Both<CheapestPlan | undefined> = [
    cheapestPlan(first, months, asOf),
    cheapestPlan(second, months, asOf),
  ];
  const [one, other] = costs;
  if (!one && !other) return { kind: 'none-known' };
  if (!one || !other) return { kind: 'one-known', side: one ? 0 : 1 };
  if (one.cost.currency !== other.cost.currency) return { kind: 'two-currencies' };
  const dearer = largerSide([one.cost.total, other.cost.total]);
  if (dearer === undefined) return { kind: 'same' };
  // Rounded to cents, so that no rounding error of floating point is reported as a saving.
  const saving = Math.round(Math.abs(one.cost.total - other.cost.total) * 100) / 100;
  return { kind: 'cheaper', side: otherSide(dearer), saving, currency: one.cost.currency };
}

function renewalFinding([first, second]: Both<readonly Plan[]>, { months, asOf }: PairFacts): RenewalFinding {
  const later = [first, second].map((plans) => renewalAfter(headlinePlan(plans, months, asOf)));
  const [one, other] = later;
  if (one === undefined || other === undefined) return { kind: 'unknown' };
  if (one === 'prepaid' && other === 'prepaid') return { kind: 'both-prepaid' };
  if (one === 'prepaid') return { kind: 'one-prepaid', prepaid: 0, jump: other as number };
  if (other === 'prepaid') return { kind: 'one-prepaid', prepaid: 1, jump: one };
  const jumps: Both<number> = [one, other];
  const side = largerSide(jumps);
  return side === undefined ? { kind: 'alike', jumps } : { kind: 'steeper', side, jumps };
}

/** To one decimal, as it is shown: a cent of rounding is not a jump. */
function renewalAfter(plan: Plan | undefined): number | 'prepaid' | undefined {
  if (plan?.renewal === 'none') return 'prepaid';
  const jump = plan && renewalJump(plan);
  return jump === undefined ? undefined : Math.round(jump * 10) / 10;
}
