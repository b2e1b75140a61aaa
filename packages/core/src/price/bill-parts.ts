import { renewalJump } from './advertised-month.ts';
import { fromMinor, toMinor } from './money.ts';
import type { PlanTerms } from './plan.ts';
import type { PlanCost } from './plan-cost.ts';

/** A part of what someone pays: the first term, and what comes after it, at the same price or at a higher one. */
export interface BillPart {
  readonly kind: 'first' | 'same' | 'higher';
  readonly amount: number;
}

/** The same as a part of the longest bill beside it, from 0 to 1; what nobody publishes fills the rest. */
export interface BillShare {
  readonly kind: BillPart['kind'] | 'unpublished';
  readonly share: number;
}

/** Providers multiply a rounded price per month: a cent per month is no rise. */
const sameUpTo = 1.01;

/** A bill in two parts, in the order of time; only the first where nothing follows or nobody says at what price. */
export function billParts(plan: PlanTerms, cost: PlanCost): BillPart[] {
  const { currency } = plan;
  const later = cost.ok ? toMinor(cost.total, currency) - toMinor(cost.chargedToday, currency) : 0;
  const first: BillPart = { kind: 'first', amount: cost.chargedToday };
  if (later === 0) return [first];
  const kind = (renewalJump(plan) ?? 1) > sameUpTo ? 'higher' : 'same';
  return [first, { kind, amount: fromMinor(later, currency) }];
}
