import { formatNames, inSentence } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import {
  factView,
  type MarkView,
  markView,
  ownershipSourceViews,
  type SourceView,
} from '#evidence/fact/fact-view.ts';
import { formerNames } from '#evidence/life/life.ts';
import { type Face, faceOf } from '#evidence/mark/face.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One company on the way from whom it belongs to down to the one that runs the service. */
export interface OwnerStep {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isUnknown: boolean;
  readonly mark: MarkView | undefined;
  readonly detail: string | undefined;
}

/** Another brand of the same owner that we review and that is still there. */
export interface Sibling {
  readonly face: Face;
  readonly href: string | undefined;
}

/** A site of the same owner that reviews VPNs, and where it is said. */
export interface OwnedReviews {
  readonly name: string;
  readonly href: string | undefined;
  /** Said where little is known of it. */
  readonly caveat: string | undefined;
}

export interface OwnerModel {
  readonly face: Face;
  /** Since when the service exists, where that is known. */
  readonly since: string | undefined;
  /** What the service was called before, the latest first. */
  readonly formerNames: readonly { readonly text: string; readonly mark: MarkView | undefined }[];
  /** The highest first. */
  readonly steps: readonly OwnerStep[];
  /** What to know of the owner. */
  readonly note: Words | undefined;
  readonly sources: readonly SourceView[];
  readonly group:
    | {
        readonly name: string;
        readonly siblings: readonly Sibling[];
        /** Brands that we do not review, by name. */
        readonly others: string | undefined;
        readonly reviewSites: readonly OwnedReviews[];
      }
    | undefined;
}

export function selectOwner(providerId: string, site: SiteContext): OwnerModel {
  const group = site.ownership.find(({ brands }) => brands.some(({ id }) => id === providerId));
  const jurisdiction = factView(providerId, 'jurisdiction', site);
  const since = factView(providerId, 'founded', site);
  return {
    face: faceOf(providerId, site),
    since: since.sign === 'unknown' ? undefined : site.t('review.owner.since', { year: since.text }),
    formerNames: formerNames(providerById(providerId, site), site),
    steps: [
      ...(group?.parent === undefined ? [] : [aboveStep(group.parent, site)]),
      factStep(providerId, 'parent-company', undefined, site),
      factStep(providerId, 'legal-entity', jurisdiction.text, site),
    ],
    note: group?.note ? wordsIn(group.note, site.locale) : factView(providerId, 'parent-company', site).note,
    sources: group ? ownershipSourceViews(group, site) : [],
    group: group && ownGroup(providerId, group, site),
  };
}

function ownGroup(providerId: string, group: OwnershipGroup, site: SiteContext): OwnerModel['group'] {
  const siblings = group.brands.filter(({ id }) => id !== providerId);
  const others = siblings.filter(({ id }) => id === undefined).map(({ name }) => name);
  return {
    name: group.name,
    siblings: siblings.flatMap(({ id }) =>
      id !== undefined && site.providers.has(id)
        ? [{ face: faceOf(id, site), href: site.reviewPath(id) }]
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

/** Who stands above the owner is known of the group; its sources are named under it. */
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

function reviewSites({ reviewSites: sites }: OwnershipGroup, site: SiteContext): OwnedReviews[] {
  const low = inSentence(site.evidence.confidence.low.label[site.locale], site.locale);
  return sites.map(({ name, confidence, ...said }) => ({
    name,
    href: ownershipSourceViews(said, site)[0]?.url,
    caveat: confidence === 'low' ? low : undefined,
  }));
}
