import { formatNames, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import type { OwnedReviewSite, OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import {
  factView,
  type MarkView,
  markView,
  ownershipSourceViews,
  type SourceView,
} from '#evidence/fact/fact-view.ts';
import { formerNames } from '#evidence/life/life.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One company in the chain from the ultimate owner down to the operator of the service. */
export interface OwnerStep {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isUnknown: boolean;
  readonly mark: MarkView | undefined;
  readonly detail: string | undefined;
}

/** Another current provider of the same owner. */
export interface Sibling {
  readonly badge: ProviderBadge;
  readonly href: string | undefined;
}

/** A VPN review site of the same owner, with the source. */
export interface OwnedReviews {
  readonly name: string;
  readonly href: string | undefined;
  /** A remark about low confidence; undefined if the confidence is not low. */
  readonly caveat: string | undefined;
}

/** Review sites that an owner holds in the same way. */
export interface HeldReviews {
  readonly held: 'owner' | 'founders';
  readonly sites: readonly OwnedReviews[];
}

export interface OwnerModel {
  readonly badge: ProviderBadge;
  /** The year in which the service was founded, if known. */
  readonly since: string | undefined;
  /** Former names of the service, latest first. */
  readonly formerNames: readonly { readonly text: string; readonly mark: MarkView | undefined }[];
  /** The companies, starting with the ultimate owner. */
  readonly steps: readonly OwnerStep[];
  readonly note: Words | undefined;
  readonly sources: readonly SourceView[];
  readonly group:
    | {
        readonly name: string;
        readonly siblings: readonly Sibling[];
        /** Names of the owner's other brands, which this site does not list. */
        readonly others: string | undefined;
        /** The owner's review sites: those that it owns, and those in which its founders have invested. */
        readonly reviewSites: readonly HeldReviews[];
      }
    | undefined;
}

export function selectOwner(providerId: string, site: SiteContext): OwnerModel {
  const group = site.ownership.find(({ brands }) => brands.some(({ id }) => id === providerId));
  const jurisdiction = factView(providerId, 'jurisdiction', site);
  const owner = factStep(providerId, 'parent-company', undefined, site);
  const since = factView(providerId, 'founded', site);
  return {
    badge: providerBadge(providerId, site),
    since: since.sign === 'unknown' ? undefined : site.t('review.owner.since', { year: since.text }),
    formerNames: formerNames(providerById(providerId, site), site),
    steps: [
      ...(group?.parent === undefined || group.parent === owner.text ? [] : [aboveStep(group.parent, site)]),
      owner,
      factStep(providerId, 'legal-entity', jurisdiction.text, site),
    ],
    note: group?.note ? wordsIn(group.note, site.locale) : factView(providerId, 'parent-company', site).note,
    sources: group ? ownershipSourceViews(group, site) : [],
    group: group && groupView(providerId, group, site),
  };
}

function groupView(providerId: string, group: OwnershipGroup, site: SiteContext): OwnerModel['group'] {
  const siblings = group.brands.filter(({ id }) => id !== providerId);
  const others = siblings.filter(({ id }) => id === undefined).map(({ name }) => name);
  return {
    name: group.name,
    siblings: siblings.flatMap(({ id }) =>
      id !== undefined && site.providers.has(id)
        ? [{ badge: providerBadge(id, site), href: site.reviewPath(id) }]
        : [],
    ),
    others: others.length > 0 ? formatNames(others, site.locale) : undefined,
    reviewSites: reviewSites(group, site),
  };
}

function factStep(providerId: string, key: string, detail: string | undefined, site: SiteContext): OwnerStep {
  const fact = factView(providerId, key, site);
  return {
    id: key,
    label: fact.label,
    text: fact.cell,
    isUnknown: fact.sign === 'unknown',
    mark: markView(fact, site),
    detail,
  };
}

/**
 * Returns the step for the parent company of the owner. It comes from the ownership data; the sources are below the chain.
 */
function aboveStep(parent: string, { t }: SiteContext): OwnerStep {
  return {
    id: 'above',
    label: t('review.owner.above'),
    text: parent,
    isUnknown: false,
    mark: undefined,
    detail: undefined,
  };
}

function reviewSites({ reviewSites: sites }: OwnershipGroup, site: SiteContext): HeldReviews[] {
  return (['owner', 'founders'] as const).flatMap((held) => {
    const own = sites.filter(({ heldBy }) => (heldBy ?? 'owner') === held);
    return own.length > 0 ? [{ held, sites: own.map((one) => ownedReviews(one, site)) }] : [];
  });
}

function ownedReviews({ name, confidence, ...citation }: OwnedReviewSite, site: SiteContext): OwnedReviews {
  const low = uncapitalized(site.evidence.confidence.low.label[site.locale], site.locale);
  return {
    name,
    href: ownershipSourceViews(citation, site)[0]?.url,
    caveat: confidence === 'low' ? low : undefined,
  };
}
