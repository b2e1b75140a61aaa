import type { Day } from '../day/day.ts';
import { type CouponCost, costWithCoupon, isValidOn, type PlanCoupon } from '../outbound/coupon.ts';
import { type AdvertisedAndPaid, advertisedAndPaid } from './advertised-and-paid.ts';
import type { PlanTerms } from './plan.ts';
import { type PlanCost, planCost } from './plan-cost.ts';

/** Whether a refund is possible and until when. An unknown refund period is not the same as none. */
export type Refund =
  | { readonly kind: 'until'; readonly day: Day; readonly days: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/**
 * The cost of a plan bought on a day and used for some years. Months count from the day of purchase, and a short month does
 * not move later dates: a monthly plan bought on 31 January renews on 28 or 29 February and then on 31 March. The actual
 * billing day of a provider may differ by a day.
 */
export interface Receipt {
  readonly kind: 'receipt';
  readonly cost: PlanCost;
  readonly perMonth: AdvertisedAndPaid | undefined;
  readonly refund: Refund;
  /** The cost with a code; undefined if no code is valid for this plan on the day of purchase. */
  readonly coupon: CouponCost | undefined;
}

export interface ReceiptTerms extends PlanTerms {
  readonly coupon?: PlanCoupon | undefined;
}

/** Returned instead of a receipt if the price is too old. */
export interface OutdatedReceipt {
  readonly kind: 'out-of-date';
}

interface ReceiptTimes {
  readonly years: number;
  readonly bought: Day;
  /** The day on which the receipt is shown. */
  readonly today: Day;
  /** The first day on which the price is too old; undefined if it never gets too old. */
  readonly expires: Day | undefined;
}

export function makeReceipt(
  plan: ReceiptTerms,
  { years, bought, today, expires }: ReceiptTimes,
): Receipt | OutdatedReceipt {
  if (expires !== undefined && today >= expires) return { kind: 'out-of-date' };
  const cost = planCost(plan, years * 12, bought);
  return {
    kind: 'receipt',
    cost,
    perMonth: advertisedAndPaid(plan, cost),
    refund: refundOf(plan, cost),
    // It is unknown whether a code was valid in the past.
    coupon:
      plan.coupon && bought >= today && isValidOn(plan.coupon, bought)
        ? costWithCoupon(cost, plan.coupon)
        : undefined,
  };
}

function refundOf({ refundDays }: PlanTerms, { refundDeadline }: PlanCost): Refund {
  if (refundDays === undefined) return { kind: 'unknown' };
  return refundDeadline === undefined
    ? { kind: 'none' }
    : { kind: 'until', day: refundDeadline, days: refundDays };
}

/** A deadline that costs money if it is missed, or the end of the paid term if nothing renews. */
export interface Reminder {
  readonly kind: 'refund' | 'cancel' | 'end';
  readonly day: Day;
}

/**
 * Returns the dates to remember, in order. It includes only the first renewal, because readers who let it pass know about
 * the next ones.
 */
export function receiptReminders({ cost, refund }: Receipt): Reminder[] {
  const { cancelBy, firstTermEnds } = cost;
  const refundDays: Reminder[] = refund.kind === 'until' ? [{ kind: 'refund', day: refund.day }] : [];
  const end: Reminder =
    cancelBy === undefined ? { kind: 'end', day: firstTermEnds } : { kind: 'cancel', day: cancelBy };
  return [...refundDays, end].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}
