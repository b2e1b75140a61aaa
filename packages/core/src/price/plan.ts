import { addDays, addMonths, type Day } from '../day/day.ts';
import type { EditorText } from '../locale/words.ts';

/** The conditions of each further term, after the paid one ends. */
export type Renewal =
  | { readonly charged: number; readonly months: number }
  /** The provider does not publish the price, so no total is known after the first term. */
  | 'unpublished'
  /** Prepaid: nothing renews automatically; continuing means buying again. */
  | 'none';

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly market: string;
  /** Months of service bought, bonus months included; plans shorter than a month have `days` instead. */
  readonly months?: number | undefined;
  readonly days?: number | undefined;
  readonly bonusMonths?: number | undefined;
  /** The full amount charged today. */
  readonly charged: number;
  readonly renewal: Renewal;
  readonly refundDays?: number | undefined;
  /** The number of days before a renewal by which it must be canceled. Without a stated period, one day is enough. */
  readonly noticeDays?: number | undefined;
  /** Whether the price page states that its amounts include tax. */
  readonly tax: 'included' | 'excluded' | 'unknown';
  /**
   * The tax that the page excludes and that we added to the amounts; `before` is the first charge without tax. Computed,
   * never read from a file.
   */
  readonly addedTax?: { readonly percent: number; readonly before: number } | undefined;
  /** The tax that may be added, in percent, because the page doesn't mention tax. Computed, never read from a file. */
  readonly possibleTax?: number | undefined;
  /** The price from which a discount is computed, and its origin. */
  readonly reference?: { readonly charged: number; readonly origin: 'provider' | 'derived' } | undefined;
  /** False for a price on a partner's page, which visitors of the provider's site do not see. */
  readonly standard?: boolean | undefined;
  readonly observed: Day;
  readonly source: string;
  readonly note?: EditorText | undefined;
}

/** Whether a plan renews automatically before this many months are over. */
export function renewsWithin(
  stay: number,
  { months = 0, renewal }: Pick<Plan, 'months' | 'renewal'>,
): boolean {
  return renewal !== 'none' && months < stay;
}

/** The fields of a plan that decide what is charged on which day. */
export type PlanTerms = Pick<
  Plan,
  | 'id'
  | 'currency'
  | 'months'
  | 'days'
  | 'charged'
  | 'renewal'
  | 'refundDays'
  | 'noticeDays'
  | 'addedTax'
  | 'possibleTax'
>;

/** A length of paid time. Months and days are separate, because months have different lengths. */
export interface PaidTerm {
  readonly months: number;
  readonly days: number;
}

/**
 * Returns the first term of a plan. Throws on a term without length, because the cost of endless terms cannot be computed.
 */
export function paidTerm({ id, months, days }: Pick<Plan, 'id' | 'months' | 'days'>): PaidTerm {
  const term = months === undefined ? { months: 0, days: days ?? 0 } : { months, days: 0 };
  const length = term.months + term.days;
  if (!Number.isInteger(length) || length < 1) {
    throw new RangeError(`Plan ${id}: a term has whole months or whole days, 1 or more.`);
  }
  return term;
}

export function joinTerms(first: PaidTerm, second: PaidTerm): PaidTerm {
  return { months: first.months + second.months, days: first.days + second.days };
}

/** Returns the first day after a term that begins on a day. */
export function endOfTerm(start: Day, term: PaidTerm): Day {
  return addMonths(addDays(start, term.days), term.months);
}
