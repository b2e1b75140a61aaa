import type { Day } from '../day/day.ts';
import { fromMinor, toMinor } from '../price/money.ts';
import type { PlanTerms } from '../price/plan.ts';
import type { PlanCost } from '../price/plan-cost.ts';
import { chargeWithTax } from '../price/with-tax.ts';

/**
 * The discount of an offer on the first charge of a plan, or the first charge with the offer. Later charges do not change.
 */
type Discount =
  | { readonly percent: number; readonly price?: undefined }
  | { readonly price: number; readonly percent?: undefined };

export type Coupon = Discount & {
  /** Undefined for a special price that everyone gets who follows the link. */
  readonly code?: string | undefined;
  /** Ids of the plans that the offer applies to. */
  readonly plans: readonly string[];
  /** The first day of the offer, if known. The discount is then computed from the lowest price of the 30 days before. */
  readonly since?: Day | undefined;
  /** The last day of the offer, if the provider states one. */
  readonly endsOn?: Day | undefined;
  /** The page that announces the offer, if different from its destination. */
  readonly source?: string | undefined;
  readonly checked: Day;
};

export interface PlanCoupon {
  readonly code: string | undefined;
  readonly endsOn: Day | undefined;
  /** The first charge with the coupon. It includes tax exactly if the plan's charge does. */
  readonly charged: number;
}

/** Applies a coupon to a plan; undefined if the coupon is not for this plan. */
export function couponFor(
  { id, charged, currency, addedTax }: Pick<PlanTerms, 'id' | 'charged' | 'currency' | 'addedTax'>,
  coupon: Coupon,
): PlanCoupon | undefined {
  const { code, endsOn, percent, price, plans } = coupon;
  if (!plans.includes(id)) return undefined;
  // Providers apply the discount to the published price, and add tax to the result.
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

export interface CouponCost {
  readonly code: string | undefined;
  readonly endsOn: Day | undefined;
  readonly first: number;
  /** Undefined if the total without a code is unknown too. */
  readonly total: number | undefined;
}

/**
 * Returns the cost with a coupon. Only the first charge changes: renewals and repurchases cost as much as without a code.
 */
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

/** Whether a coupon is valid on a day. Its first and last days are included. */
export function isValidOn({ since, endsOn }: Pick<Coupon, 'since' | 'endsOn'>, day: Day): boolean {
  return (since === undefined || since <= day) && (endsOn === undefined || day <= endsOn);
}
