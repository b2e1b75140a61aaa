import { addDays, addMonths, type Day, daysBetween } from '../day/day.ts';
import { fromMinor, toMinor } from './money.ts';
import { endOfTerm, joinTerms, type PaidTerm, type PlanTerms, paidTerm } from './plan.ts';

/** How long a stay is whose cost is compared, in months. */
export const comparedMonths = 36;

export interface Charge {
  readonly date: Day;
  readonly amount: number;
  /** A renewal is taken by the provider; a repurchase is the reader's own doing. */
  readonly kind: 'first' | 'renewal' | 'repurchase';
}

/** What is certain on the day of buying, whatever comes later. */
interface FirstPayment {
  readonly currency: string;
  readonly chargedToday: number;
  /** The first day that is not paid for. */
  readonly firstTermEnds: Day;
  readonly refundDeadline?: Day | undefined;
  /** The day before money is taken again, earlier by the notice that a provider asks for. A prepaid plan has none. */
  readonly cancelBy?: Day | undefined;
}

export interface KnownPlanCost extends FirstPayment {
  readonly ok: true;
  readonly charges: readonly Charge[];
  /** The first day that none of the charges pays for; not before the end of the stay. */
  readonly paidUntil: Day;
  readonly total: number;
  readonly perMonth: number;
}

/** The reader stays past the first term and the provider does not say at what price. */
export interface RefusedPlanCost extends FirstPayment {
  readonly ok: false;
  readonly reason: 'renewal-unpublished';
}

export type PlanCost = KnownPlanCost | RefusedPlanCost;

/** Adds up what someone pays who buys on a day and stays for some months. A term that has begun is paid in full. */
export function planCost(plan: PlanTerms, months: number, start: Day): PlanCost {
  if (!Number.isInteger(months) || months < 1) {
    throw new RangeError(`A cost is counted over whole months, 1 or more, not ${months}.`);
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
    // Always counted from the start: counted from month end to month end, the 31st would become the 28th for good.
    paid = joinTerms(paid, next.term);
    paidUntil = endOfTerm(start, paid);
  }
  const total = charges.reduce((sum, { amount }) => sum + toMinor(amount, plan.currency), 0);
  return {
    ok: true,
    ...first,
    charges,
    paidUntil,
    total: fromMinor(total, plan.currency),
    perMonth: fromMinor(Math.round(total / months), plan.currency),
  };
}

function firstPayment(plan: PlanTerms, start: Day): FirstPayment {
  const firstTermEnds = endOfTerm(start, paidTerm(plan));
  return {
    currency: plan.currency,
    chargedToday: plan.charged,
    firstTermEnds,
    // Zero days mean that there is no refund, not that it ends today.
    refundDeadline: plan.refundDays ? addDays(start, plan.refundDays) : undefined,
    cancelBy: plan.renewal === 'none' ? undefined : addDays(firstTermEnds, -1 - (plan.noticeDays ?? 0)),
  };
}

/** Every payment after the first, or undefined when the provider does not publish it. */
function nextPayment(plan: PlanTerms): (Pick<Charge, 'amount' | 'kind'> & { term: PaidTerm }) | undefined {
  const { id, charged, renewal } = plan;
  if (renewal === 'unpublished') return undefined;
  if (renewal === 'none') return { kind: 'repurchase', amount: charged, term: paidTerm(plan) };
  return { kind: 'renewal', amount: renewal.charged, term: paidTerm({ id, months: renewal.months }) };
}

/** The sum that has been paid from a moment on. */
export interface PaidStep {
  /** From 0, the day of buying, to 1, the end of the stay. */
  readonly at: number;
  readonly paid: number;
}

/** How a bill grows over a stay: one step for each charge. */
export interface PaidSoFar {
  readonly steps: readonly PaidStep[];
  /** Up to where the cost is known: 1, or the end of the first term where nobody says what comes after it. */
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
