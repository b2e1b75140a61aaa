import type { Day } from '../day/day.ts';
import { currentCoupon, type Offer } from '../outbound/offer.ts';
import { firstTermSaving } from '../price/first-term.ts';
import type { Lifetimes } from '../provider/freshness.ts';
import { freshValue, knownFact, type Provider } from '../provider/provider.ts';
import type { SiteConfig, SitePromises } from './site-config.ts';

/** States of the site that follow from its settings and offers. Texts about the site must agree with them. */
export const siteStates = [
  'paid-links',
  'sub-ids',
  'codes',
  'offers',
  'analytics',
  'views',
  'clicks',
  'leaks',
  'reports',
  'author',
  'owner',
  'controller',
  'repository',
] as const;
export type SiteState = (typeof siteStates)[number];

/** States that depend on the build; all others follow from content. */
export type BuiltState = 'analytics' | 'views' | 'clicks' | 'leaks';

/** The states of a build without settings. */
export const usualStates: readonly BuiltState[] = ['clicks'];

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
    codes: all.some((offer) => currentCoupon(offer, asOf)?.code !== undefined),
    offers: all.some((offer) => currentCoupon(offer, asOf) !== undefined),
    analytics: built.includes('analytics'),
    views: built.includes('views'),
    clicks: built.includes('clicks'),
    leaks: built.includes('leaks'),
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

interface PromiseSource {
  readonly offers: Iterable<Offer>;
  readonly providers: Iterable<Provider>;
  readonly documentIds: Iterable<string>;
  readonly lifetimes: Lifetimes;
  /** The day for validity and age. Without it, every offer counts as valid and every price as recent. */
  readonly asOf: Day | undefined;
}

/** Returns the features that the site's description may promise. */
export function sitePromises({
  offers,
  providers,
  documentIds,
  lifetimes,
  asOf,
}: PromiseSource): SitePromises {
  const hasOffer = [...offers].some((offer) => currentCoupon(offer, asOf ?? offer.checked) !== undefined);
  const hasFirstTermPrice = () =>
    [...providers].some((provider) => {
      const plans =
        asOf === undefined
          ? knownFact(provider, 'prices')?.value
          : freshValue(provider, 'prices', lifetimes, asOf);
      return plans?.some((plan) => firstTermSaving(plan) !== undefined);
    });
  return {
    deals: hasOffer ? 'exclusive' : hasFirstTermPrice() ? 'public' : 'none',
    gaming: [...documentIds].some((id) => gamingPage.test(id)),
  };
}
