import type { Day } from '../day/day.ts';
import { fromMinor, toMinor } from '../price/money.ts';
import type { PlanTerms } from '../price/plan.ts';
import type { PlanCost } from '../price/plan-cost.ts';
import { chargeWithTax } from '../price/with-tax.ts';

/** What a code takes off the first charge of a plan, or what that charge is with it. Later charges stay as they are. */
type Discount =
  | { readonly percent: number; readonly price?: undefined }
  | { readonly price: number; readonly percent?: undefined };

export type Coupon = Discount & {
  readonly code: string;
  /** The plans that it is for, by id. */
  readonly plans: readonly string[];
  /** Its last day, where the provider names one. */
  readonly endsOn?: Day | undefined;
  /** The page that says so, where it is not the one that readers are sent to. */
  readonly source?: string | undefined;
  readonly checked: Day;
};

/** A coupon as it is for one plan. */
export interface PlanCoupon {
  readonly code: string;
  readonly endsOn: Day | undefined;
  /** The first charge with it, on the basis of the plan's own. */
  readonly charged: number;
}

/** undefined where the coupon is not for this plan. */
export function couponFor(
  { id, charged, currency, addedTax }: Pick<PlanTerms, 'id' | 'charged' | 'currency' | 'addedTax'>,
  coupon: Coupon,
): PlanCoupon | undefined {
  const { code, endsOn, percent, price, plans } = coupon;
  if (!plans.includes(id)) return undefined;
  // Providers take their discount off the price that they publish, and add tax to what is left.
  const published = addedTax?.before ?? charged;
  const lower =
    percent === undefined
      ? price
      : fromMinor(Math.round((toMinor(published, currency) * (100 - percent)) / 100), currency);
  return {
    code,
    endsOn,
    charged: addedTax ? chargeWithTax(lower, currency, addedTax.percent) : lower,
  };
}

/** What a stay costs with a code, beside what it costs without. */
export interface CouponCost {
  readonly code: string;
  readonly endsOn: Day | undefined;
  readonly first: number;
  /** undefined where there is none without a code either. */
  readonly total: number | undefined;
}

/** Only the first charge is another: a renewal, or buying again, costs what it does without a code. */
export function costWithCoupon(cost: PlanCost, { code, endsOn, charged }: PlanCoupon): CouponCost {
  const { currency, chargedToday } = cost;
  const saved = toMinor(chargedToday, currency) - toMinor(charged, currency);
  return {
    code,
    endsOn,
    first: charged,
    total: cost.ok ? fromMinor(toMinor(cost.total, currency) - saved, currency) : undefined,
  };
}

/** Whether a code still holds on a day: its last day counts, the day after does not. */
export function holdsOn({ endsOn }: Pick<Coupon, 'endsOn'>, day: Day): boolean {
  return endsOn === undefined || day <= endsOn;
}
