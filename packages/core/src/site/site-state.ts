import type { Day } from '../day/day.ts';
import { currentCoupon, type Offer } from '../outbound/offer.ts';
import type { SiteConfig, SitePromises } from './site-config.ts';

/** States of a site that follow from its settings and offers. Texts about the site must agree with them. */
export const siteStates = [
  'paid-links',
  'sub-ids',
  'codes',
  'analytics',
  'views',
  'reports',
  'author',
  'owner',
  'controller',
  'repository',
] as const;
export type SiteState = (typeof siteStates)[number];

/** States that depend on the build; all others follow from content. */
export type BuiltState = 'analytics' | 'views';

/** The condition for showing a text: a state of the site, or its absence. */
export type Condition = SiteState | `no-${SiteState}`;
export const conditions: readonly Condition[] = siteStates.flatMap((state) => [
  state,
  `no-${state}` as const,
]);

export function conditionHolds(condition: Condition, states: ReadonlySet<SiteState>): boolean {
  const state = siteStates.find((name) => condition === `no-${name}`);
  return state === undefined ? states.has(condition as SiteState) : !states.has(state);
}

interface StateSource {
  readonly site: Pick<SiteConfig, 'author' | 'controller' | 'owner' | 'reportErrors' | 'repository'>;
  readonly offers: Iterable<Offer>;
  readonly built: readonly BuiltState[];
  readonly asOf: Day;
}

export function findSiteStates({ site, offers, built, asOf }: StateSource): ReadonlySet<SiteState> {
  const all = [...offers];
  const found: Readonly<Record<SiteState, boolean>> = {
    'paid-links': all.some(({ paid }) => paid),
    'sub-ids': all.some(({ paid, subId }) => paid && subId !== undefined),
    codes: all.some((offer) => currentCoupon(offer, asOf) !== undefined),
    analytics: built.includes('analytics'),
    views: built.includes('views'),
    reports: site.reportErrors !== undefined,
    author: site.author !== undefined,
    owner: site.owner !== undefined,
    controller: site.controller !== undefined,
    repository: site.repository !== undefined,
  };
  return new Set(siteStates.filter((state) => found[state]));
}

/** Matches the id of a page on gaming: explainers/vpn-for-gaming. */
const gamingPage = /(?:^|[/-])gaming(?:[/-]|$)/;

/** Returns the features that the site's description may mention. Without a day, every coupon code counts as valid. */
export function sitePromises(
  offers: Iterable<Offer>,
  documentIds: Iterable<string>,
  asOf: Day | undefined,
): SitePromises {
  return {
    deals: [...offers].some((offer) => currentCoupon(offer, asOf ?? offer.checked) !== undefined),
    gaming: [...documentIds].some((id) => gamingPage.test(id)),
  };
}
