import type { Day } from '../day/day.ts';
import type { PerLocale } from '../locale/locale-table.ts';
import { type Coupon, holdsOn } from './coupon.ts';

/** Where a reader is sent to see a provider's own site, and whether anyone pays us for it. */
export interface Offer {
  readonly provider: string;
  readonly destination: string;
  /** Pages of their own for readers of some languages; all others are sent to `destination`. */
  readonly destinations?: PerLocale<string | undefined> | undefined;
  /** The parameter in which a partner program is told which of our links was followed; only a paid offer has one. */
  readonly subId?: string | undefined;
  readonly paid: boolean;
  /** When links were paid, in order. While the offer is paid, the last time has no end. */
  readonly history?: readonly PaidTime[] | undefined;
  readonly coupon?: Coupon | undefined;
  readonly checked: Day;
}

/** From the first to the last day on which a click could earn anything. */
export interface PaidTime {
  readonly since: Day;
  readonly until?: Day | undefined;
}

/** The coupon of an offer while it holds. */
export function currentCoupon({ coupon }: Offer, asOf: Day): Coupon | undefined {
  return coupon && holdsOn(coupon, asOf) ? coupon : undefined;
}

/** Since when the links of an offer are paid; undefined while they are not. */
export function paidSince({ history = [] }: Offer): Day | undefined {
  const last = history.at(-1);
  return last?.until === undefined ? last?.since : undefined;
}

/** The times that are over. */
export function endedTimes({ history = [] }: Offer): { since: Day; until: Day }[] {
  return history.flatMap(({ since, until }) => (until === undefined ? [] : [{ since, until }]));
}
