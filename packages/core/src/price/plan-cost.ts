import { addDays, addMonths, type Day, daysBetween } from '../day/day.ts';
import { fromMinor, toMinor } from './money.ts';
import { endOfTerm, joinTerms, type PaidTerm, type PlanTerms, paidTerm } from './plan.ts';

/** Length of the subscription whose cost is compared, in months. */
export const comparedMonths = 36;

export interface Charge {
  readonly date: Day;
  readonly amount: number;
  /** A renewal is charged by the provider; a repurchase is made by the reader. */
  readonly kind: 'first' | 'renewal' | 'repurchase';
}

/** The part of the cost that is known for certain on the day of purchase. */
interface FirstPayment {
  readonly currency: string;
  readonly chargedToday: number;
  /** The first day after the paid first term. */
  readonly firstTermEnds: Day;
  readonly refundDeadline?: Day | undefined;
  /**
   * The last day on which a reader can cancel: the day before the next charge, minus the provider's notice period.
   * Undefined for a prepaid plan.
   */
  readonly cancelBy?: Day | undefined;
}

export interface KnownPlanCost extends FirstPayment {
  readonly ok: true;
  readonly charges: readonly Charge[];
  /** The first day that no charge pays for; never before the end of the stay. */
  readonly paidUntil: Day;
  /** Whether the last term ends after the stay. */
  readonly isPaidAhead: boolean;
  readonly total: number;
  /** The whole months that the charges pay for. These are more than the stay if a term ends after it. */
  readonly monthsBought: number;
  /** The total divided by the months bought. */
  readonly perMonth: number;
}

/** The cost of a stay past the first term if the provider does not publish the renewal price. */
export interface UnknownPlanCost extends FirstPayment {
  readonly ok: false;
  readonly reason: 'renewal-unpublished';
}

export type PlanCost = KnownPlanCost | UnknownPlanCost;

/**
 * Adds up the payments for a plan that is bought on a day and used for some months. A term that has begun is paid in full.
 */
export function planCost(plan: PlanTerms, months: number, start: Day): PlanCost {
  if (!Number.isInteger(months) || months < 1) {
    throw new RangeError(`Count a cost over 1 or more whole months, not ${months}.`);
  }
  const end = addMonths(start, months);
  const first = firstPayment(plan, start);
  const charges: Charge[] = [{ date: start, amount: plan.charged, kind: 'first' }];
  const next = nextPayment(plan);
  let paid = paidTerm(plan);
  let paidUntil = first.firstTermEnds;
  while (paidUntil < end) {
    if (next === undefined) return { ok: false, reason: 'renewal-unpublished', ...first };
    charges.push({ date: paidUntil, amount: next.amount, kind: next.kind });
    // Always counted from the start: counted from month to month, the 31st would become the 28th for good.
    paid = joinTerms(paid, next.term);
    paidUntil = endOfTerm(start, paid);
  }
  const total = charges.reduce((sum, { amount }) => sum + toMinor(amount, plan.currency), 0);
  const monthsBought = wholeMonths(start, paidUntil, months);
  return {
    ok: true,
    ...first,
    charges,
    paidUntil,
    isPaidAhead: paidUntil > end,
    total: fromMinor(total, plan.currency),
    monthsBought,
    perMonth: fromMinor(Math.round(total / monthsBought), plan.currency),
  };
}

/** Counts the whole months between two days, starting from a number of months that is known to fit. */
function wholeMonths(start: Day, end: Day, known: number): number {
  let months = known;
  while (addMonths(start, months + 1) <= end) months += 1;
  return months;
}

function firstPayment(plan: PlanTerms, start: Day): FirstPayment {
  const firstTermEnds = endOfTerm(start, paidTerm(plan));
  return {
    currency: plan.currency,
    chargedToday: plan.charged,
    firstTermEnds,
    // Zero days means no refund, not a refund that ends today.
    refundDeadline: plan.refundDays ? addDays(start, plan.refundDays) : undefined,
    cancelBy: plan.renewal === 'none' ? undefined : addDays(firstTermEnds, -1 - (plan.noticeDays ?? 0)),
  };
}

/** Returns the payment after each term; undefined if the provider does not publish it. */
function nextPayment(plan: PlanTerms): (Pick<Charge, 'amount' | 'kind'> & { term: PaidTerm }) | undefined {
  const { id, charged, renewal } = plan;
  if (renewal === 'unpublished') return undefined;
  if (renewal === 'none') return { kind: 'repurchase', amount: charged, term: paidTerm(plan) };
  return { kind: 'renewal', amount: renewal.charged, term: paidTerm({ id, months: renewal.months }) };
}

/** The total paid so far, from a moment on. */
export interface PaidStep {
  /** The moment, from 0 (the day of purchase) to 1 (the end of the stay). */
  readonly at: number;
  readonly paid: number;
}

/** The growth of a bill over a stay, with one step per charge. */
export interface PaidSoFar {
  readonly steps: readonly PaidStep[];
  /** The moment up to which the cost is known: 1, or the end of the first term if later prices are not published. */
  readonly knownUntil: number;
}

export function paidSoFar(plan: PlanTerms, months: number, start: Day): PaidSoFar {
  const cost = planCost(plan, months, start);
  const end = addMonths(start, months);
  const at = (day: Day) => daysBetween(start, day) / daysBetween(start, end);
  if (!cost.ok) {
    return { steps: [{ at: 0, paid: cost.chargedToday }], knownUntil: at(cost.firstTermEnds) };
  }
  let paid = 0;
  const steps = cost.charges.map(({ date, amount }) => {
    paid += toMinor(amount, cost.currency);
    return { at: at(date), paid: fromMinor(paid, cost.currency) };
  });
  return { steps, knownUntil: 1 };
}
