import type { Day } from '../day/day.ts';
import { type CouponCost, costWithCoupon, holdsOn, type PlanCoupon } from '../outbound/coupon.ts';
import { type AdvertisedAndPaid, advertisedAndPaid } from './advertised-and-paid.ts';
import type { PlanTerms } from './plan.ts';
import { type PlanCost, planCost } from './plan-cost.ts';

/** Whether and how long money comes back. Unknown is not none. */
export type Refund =
  | { readonly kind: 'until'; readonly day: Day; readonly days: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown' };

/**
 * What someone pays who buys a plan on a day and stays for some years. Months are counted from the day of purchase, and
 * a month that is too short ends on its last day without moving those after it: bought on 31 January, a monthly plan
 * renews on 28 or 29 February and then on 31 March. Providers differ by a day here; the day of the card is theirs.
 */
export interface Receipt {
  readonly kind: 'receipt';
  readonly cost: PlanCost;
  readonly perMonth: AdvertisedAndPaid | undefined;
  readonly refund: Refund;
  /** The same with a code; undefined where there is none for this plan, or not on the day of buying. */
  readonly coupon: CouponCost | undefined;
}

/** What a receipt is made from. */
export interface ReceiptTerms extends PlanTerms {
  readonly coupon?: PlanCoupon | undefined;
}

/** The price was seen too long ago to be trusted. */
export interface OutdatedReceipt {
  readonly kind: 'out-of-date';
}

interface ReceiptTimes {
  readonly years: number;
  readonly bought: Day;
  /** The day on which the receipt is read. */
  readonly today: Day;
  /** The first day on which the price is too old; undefined where it never is. */
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
    // Whether a code held in the past nobody knows.
    coupon:
      plan.coupon && bought >= today && holdsOn(plan.coupon, bought)
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

/** A day that costs money when it is forgotten, or the end of the paid time where nothing renews. */
export interface Reminder {
  readonly kind: 'refund' | 'cancel' | 'end';
  readonly day: Day;
}

/** The days to remember, in order. Only the first renewal is among them: whoever lets it pass knows of the next. */
export function receiptReminders({ cost, refund }: Receipt): Reminder[] {
  const { cancelBy, firstTermEnds } = cost;
  const refundDays: Reminder[] = refund.kind === 'until' ? [{ kind: 'refund', day: refund.day }] : [];
  const end: Reminder =
    cancelBy === undefined ? { kind: 'end', day: firstTermEnds } : { kind: 'cancel', day: cancelBy };
  return [...refundDays, end].toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}
