import { type OwnershipGroup, ownershipMapPage } from '#domain/provider/ownership.ts';
import {
  factView,
  type MarkView,
  markView,
  type Said,
  type SourceView,
  sourceViews,
} from '#evidence/fact/fact.ts';
import type { SiteContext } from '#site/site-context.ts';

/** One company on the way from the service up to whom it belongs. */
export interface OwnerStep {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isUnknown: boolean;
  readonly mark: MarkView | undefined;
  readonly detail: string | undefined;
}

export type OwnerSource = Pick<SourceView, 'title' | 'url'>;

export interface OwnedName {
  readonly name: string;
  readonly href: string | undefined;
  readonly detail: string | undefined;
  readonly sources: readonly OwnerSource[];
}

export interface OwnerModel {
  /** The map of all owners. */
  readonly mapPath: string | undefined;
  readonly steps: readonly OwnerStep[];
  readonly group:
    | {
        readonly note: string | undefined;
        readonly siblings: readonly OwnedName[];
        readonly reviewSites: readonly OwnedName[];
        readonly sources: readonly OwnerSource[];
      }
    | undefined;
}

export function selectOwner(providerId: string, site: SiteContext): OwnerModel {
  const group = site.ownership.find(({ brands }) => brands.some(({ id }) => id === providerId));
  const jurisdiction = factView(providerId, 'jurisdiction', site);
  return {
    mapPath: site.document(ownershipMapPage)?.path,
    steps: [
      factStep(providerId, 'legal-entity', jurisdiction.text, site),
      factStep(providerId, 'parent-company', factView(providerId, 'parent-company', site).note, site),
      ...(group?.parent === undefined ? [] : [aboveStep(group.parent, site)]),
    ],
    group: group && {
      // Of a group with one brand, the owner's own note above says the same.
      note: group.brands.length > 1 ? group.note?.[site.locale] : undefined,
      siblings: siblings(providerId, group, site),
      reviewSites: reviewSites(group, site),
      sources: sourcesOf(group, site),
    },
  };
}

function factStep(providerId: string, key: string, detail: string | undefined, site: SiteContext): OwnerStep {
  const fact = factView(providerId, key, site);
  return {
    id: key,
    label: fact.label,
    text: fact.text,
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

function siblings(providerId: string, { brands }: OwnershipGroup, site: SiteContext): OwnedName[] {
  return brands
    .filter(({ id }) => id !== providerId)
    .map(({ id, name, entity }) => ({
      name,
      href: id === undefined ? undefined : site.reviewPath(id),
      detail: entity,
      sources: [],
    }));
}

function reviewSites({ reviewSites: sites }: OwnershipGroup, site: SiteContext): OwnedName[] {
  const { locale, evidence } = site;
  return sites.map(({ name, note, confidence, ...said }) => ({
    name,
    href: undefined,
    detail: [confidence === 'low' ? `${evidence.confidence.low.label[locale]}.` : undefined, note?.[locale]]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf(said, site),
  }));
}

function sourcesOf(said: Said, site: SiteContext): OwnerSource[] {
  return sourceViews(said, { sources: site.ownershipSources }, site).map(({ title, url }) => ({
    title,
    url,
  }));
}
