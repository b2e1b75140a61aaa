import type { Day } from '../day/day.ts';
import { currentCoupon, type Offer } from '../outbound/offer.ts';
import type { SiteConfig, SitePromises } from './site-config.ts';

/** What can be true of a site, by its settings and offers. Texts about the site must agree with it. */
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

/** What is so by how the site was built; everything else follows from what editors wrote. */
export type BuiltState = 'analytics' | 'views';

/** When a text is shown: while something is true of the site, or while it is not. */
export type Condition = SiteState | `no-${SiteState}`;
export const conditions: readonly Condition[] = siteStates.flatMap((state) => [
  state,
  `no-${state}` as const,
]);

export function holds(condition: Condition, states: ReadonlySet<SiteState>): boolean {
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

/** A page is on gaming when its identity says so: explainers/vpn-for-gaming. */
const onGaming = /(?:^|[/-])gaming(?:[/-]|$)/;

/** Finds what the description of the site may promise. Without a day, every code counts as valid. */
export function sitePromises(
  offers: Iterable<Offer>,
  documentIds: Iterable<string>,
  asOf: Day | undefined,
): SitePromises {
  return {
    deals: [...offers].some((offer) => currentCoupon(offer, asOf ?? offer.checked) !== undefined),
    gaming: [...documentIds].some((id) => onGaming.test(id)),
  };
}
