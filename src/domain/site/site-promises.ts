import type { Day } from '../day/day.ts';
import { currentCode } from '../outbound/current-code.ts';
import type { Offer } from '../outbound/offer.ts';

/** What the site's own description may promise, because readers find it there. */
export interface SitePromises {
  /** An offer that not everybody gets: a code that holds. */
  readonly deals: boolean;
  /** A page on gaming. */
  readonly gaming: boolean;
}

/** A page is on gaming when its identity says so: explainers/vpn-for-gaming. */
const onGaming = /(?:^|[/-])gaming(?:[/-]|$)/;

/** Without a day, every code counts. */
export function sitePromises(
  offers: Iterable<Offer>,
  documentIds: Iterable<string>,
  asOf: Day | undefined,
): SitePromises {
  return {
    deals: [...offers].some((offer) => currentCode(offer, asOf ?? offer.checked) !== undefined),
    gaming: [...documentIds].some((id) => onGaming.test(id)),
  };
}
