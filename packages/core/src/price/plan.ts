import { addDays, addMonths, type Day } from '../day/day.ts';
import type { EditorText } from '../locale/words.ts';

/** What happens when the paid time is over. */
export type Renewal =
  | { readonly charged: number; readonly months: number }
  /** The provider does not say what it will charge: no total is possible past the first term. */
  | 'unpublished'
  /** Prepaid: nothing is charged by itself; going on means buying again. */
  | 'none';

export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly currency: string;
  readonly market: string;
  /** Months of service bought, bonus months included; plans shorter than a month state days instead. */
  readonly months?: number | undefined;
  readonly days?: number | undefined;
  readonly bonusMonths?: number | undefined;
  /** The whole amount charged today. */
  readonly charged: number;
  readonly renewal: Renewal;
  readonly refundDays?: number | undefined;
  /** How many days before a renewal it must be cancelled; where nobody says, the day before is in time. */
  readonly noticeDays?: number | undefined;
  /** What the page says of tax in its amounts. */
  readonly tax: 'included' | 'excluded' | 'unknown';
  /** Tax that is in the amounts and was not on the page; `before` is the first charge without it. No file states it. */
  readonly addedTax?: { readonly percent: number; readonly before: number } | undefined;
  /** The price that a discount is measured against, and who says so. */
  readonly reference?: { readonly charged: number; readonly origin: 'provider' | 'derived' } | undefined;
  /** false: from a partner's page, not what a visitor of the provider's site is shown. */
  readonly standard?: boolean | undefined;
  readonly observed: Day;
  readonly source: string;
  readonly note?: EditorText | undefined;
}

/** Whether money is taken again, without anybody's doing, before so many months are over. */
export function renewsWithin(
  stay: number,
  { months = 0, renewal }: Pick<Plan, 'months' | 'renewal'>,
): boolean {
  return renewal !== 'none' && months < stay;
}

/** What of a plan decides which money is taken on which day. */
export type PlanTerms = Pick<
  Plan,
  'id' | 'currency' | 'months' | 'days' | 'charged' | 'renewal' | 'refundDays' | 'noticeDays' | 'addedTax'
>;

/** A length of paid time. Months and days stay apart, because months are not equally long. */
export interface PaidTerm {
  readonly months: number;
  readonly days: number;
}

/** The first term of a plan. A term without length would be charged for ever, so it is refused here. */
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

/** The first day after a term that begins on a day. */
export function endOfTerm(start: Day, term: PaidTerm): Day {
  return addMonths(addDays(start, term.days), term.months);
}
