import type { Day } from '../day/day.ts';
import type { LocalizedText } from '../locale/localized-text.ts';

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
  readonly tax: 'included' | 'excluded' | 'unknown';
  /** The price that a discount is measured against, and who says so. */
  readonly reference?: { readonly charged: number; readonly origin: 'provider' | 'derived' } | undefined;
  /** false: from a partner's page, not what a visitor of the provider's site is shown. */
  readonly standard?: boolean | undefined;
  readonly observed: Day;
  readonly source: string;
  readonly note?: LocalizedText | undefined;
}

/** What of a plan decides which money is taken on which day. */
export type PlanTerms = Pick<
  Plan,
  'id' | 'currency' | 'months' | 'days' | 'charged' | 'renewal' | 'refundDays' | 'noticeDays'
>;
