import type { Day } from '../day/day.ts';
import type { PerLocale } from '../locale/locale-table.ts';
import { type Coupon, isValidOn } from './coupon.ts';

/** The destination of links to a provider's own site, and whether anyone pays us for them. */
export interface Offer {
  readonly provider: string;
  readonly destination: string;
  /** Destinations for readers of some languages; all other readers go to `destination`. */
  readonly destinations?: PerLocale<string | undefined> | undefined;
  /** The URL parameter that tells a partner program which link was followed. Only paid offers have one. */
  readonly subId?: string | undefined;
  readonly paid: boolean;
  /** Periods in which links were paid, in order. While the offer is paid, the last period has no end. */
  readonly history?: readonly PaidPeriod[] | undefined;
  readonly coupon?: Coupon | undefined;
  readonly checked: Day;
}

/** The first and the last day on which a click could earn anything. */
export interface PaidPeriod {
  readonly since: Day;
  readonly until?: Day | undefined;
}

export function currentCoupon({ coupon }: Offer, asOf: Day): Coupon | undefined {
  return coupon && isValidOn(coupon, asOf) ? coupon : undefined;
}

/** Returns the day since which the links of an offer are paid; undefined if they are not paid now. */
export function paidSince({ history = [] }: Offer): Day | undefined {
  const last = history.at(-1);
  return last?.until === undefined ? last?.since : undefined;
}

export function endedPeriods({ history = [] }: Offer): { since: Day; until: Day }[] {
  return history.flatMap(({ since, until }) => (until === undefined ? [] : [{ since, until }]));
}
