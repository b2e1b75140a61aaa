import { renewalJump } from './advertised-month.ts';
import { fromMinor, toMinor } from './money.ts';
import type { PlanTerms } from './plan.ts';
import type { PlanCost } from './plan-cost.ts';

/** A part of a bill: the first term, or the time after it at the same or a higher price. */
export interface BillPart {
  readonly kind: 'first' | 'same' | 'higher';
  readonly amount: number;
}

/** A bill part as a share of the longest bill in the same chart, from 0 to 1. An unpublished amount takes the rest. */
export interface BillShare {
  readonly kind: BillPart['kind'] | 'unpublished';
  readonly share: number;
}

/**
 * The max ratio of two prices that count as equal. Providers multiply a rounded price per month, so prices can differ by a
 * cent per month.
 */
const maxSameRatio = 1.01;

/**
 * Returns the parts of a bill in order of time. There is only the first if nothing follows or the price is not published.
 */
export function billParts(plan: PlanTerms, cost: PlanCost): BillPart[] {
  const { currency } = plan;
  const later = cost.ok ? toMinor(cost.total, currency) - toMinor(cost.chargedToday, currency) : 0;
  const first: BillPart = { kind: 'first', amount: cost.chargedToday };
  if (later === 0) return [first];
  const kind = (renewalJump(plan) ?? 1) > maxSameRatio ? 'higher' : 'same';
  return [first, { kind, amount: fromMinor(later, currency) }];
}
