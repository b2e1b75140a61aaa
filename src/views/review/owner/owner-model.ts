import type { BlockContext } from '#blocks/block-context.ts';
import { type MarkView, markView } from '#blocks/evidence/cell-view.ts';
import { factView } from '#blocks/evidence/fact-view.ts';
import { type OwnershipGroup, ownershipMapPage } from '#domain/provider/ownership.ts';

/** One company on the way from the service up to whom it belongs. */
export interface OwnerStep {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  readonly isUnknown: boolean;
  readonly mark: MarkView | undefined;
  readonly detail: string | undefined;
}

export interface OwnerSource {
  readonly title: string;
  readonly url: string;
}

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

export function selectOwner(providerId: string, context: BlockContext): OwnerModel {
  const group = context.ownership.find(({ brands }) => brands.some(({ id }) => id === providerId));
  const jurisdiction = factView(providerId, 'jurisdiction', context);
  return {
    mapPath: context.document(ownershipMapPage)?.path,
    steps: [
      factStep(providerId, 'legal-entity', jurisdiction.text, context),
      factStep(providerId, 'parent-company', factView(providerId, 'parent-company', context).note, context),
      ...(group?.parent === undefined ? [] : [aboveStep(group.parent, context)]),
    ],
    group: group && {
      // Of a group with one brand, the owner's own note above says the same.
      note: group.brands.length > 1 ? group.note?.[context.locale] : undefined,
      siblings: siblings(providerId, group, context),
      reviewSites: reviewSites(group, context),
      sources: sourcesOf(group.sources, context),
    },
  };
}

function factStep(
  providerId: string,
  key: string,
  detail: string | undefined,
  context: BlockContext,
): OwnerStep {
  const fact = factView(providerId, key, context);
  return {
    id: key,
    label: fact.label,
    text: fact.text,
    isUnknown: fact.sign === 'unknown',
    mark: markView(fact, context),
    detail,
  };
}

/** Who stands above the owner is known of the group; its sources are named under it. */
function aboveStep(parent: string, { t }: BlockContext): OwnerStep {
  return {
    id: 'above',
    label: t('review.owner.above'),
    text: parent,
    isUnknown: false,
    mark: undefined,
    detail: undefined,
  };
}

function siblings(providerId: string, { brands }: OwnershipGroup, context: BlockContext): OwnedName[] {
  return brands
    .filter(({ id }) => id !== providerId)
    .map(({ id, name, entity }) => ({
      name,
      href: id === undefined ? undefined : context.reviewPath(id),
      detail: entity,
      sources: [],
    }));
}

function reviewSites({ reviewSites: sites }: OwnershipGroup, context: BlockContext): OwnedName[] {
  const { locale, evidence } = context;
  return sites.map(({ name, note, confidence, sources }) => ({
    name,
    href: undefined,
    detail: [confidence === 'low' ? `${evidence.confidence.low.label[locale]}.` : undefined, note?.[locale]]
      .filter(Boolean)
      .join(' '),
    sources: sourcesOf(sources, context),
  }));
}

function sourcesOf(ids: readonly string[], { ownershipSources }: BlockContext): OwnerSource[] {
  return ids.flatMap((id) => {
    const source = ownershipSources[id];
    return source ? [{ title: source.title, url: source.url }] : [];
  });
}
