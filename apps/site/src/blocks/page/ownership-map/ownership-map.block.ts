import { unknown } from '@vpn-site/core/provider/fact.ts';
import type { OwnershipGroup } from '@vpn-site/core/provider/ownership.ts';
import { block } from '#blocks/block.ts';
import { ownershipSourceViews, type SourceView } from '#evidence/fact/fact-view.ts';
import type { SiteContext } from '#site/site-context.ts';
import { anchorOf, brandHref, type OwnerRows, selectOwnerRows } from './owner-rows.ts';
import { type OwnerTree, selectOwnerTrees } from './owner-trees.ts';

export const ownershipMapBlock = block({
  name: 'ownership-map',
  summary:
    'Who owns whom: a tree of each owner’s VPN brands and review sites, lists of the others, and a folded table per owner with its sources.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectOwnershipMap(site),
  examples: [{ name: 'Every owner we know of', source: '{% ownership-map /%}' }],
});

export interface OwnershipMapModel {
  readonly trees: readonly OwnerTree[];
  readonly lists: readonly NameList[];
  readonly table: readonly OwnerRows[];
}

export function selectOwnershipMap(site: SiteContext): OwnershipMapModel {
  const inTrees = site.ownership.filter(hasTree);
  const listed = site.ownership.filter((group) => !hasTree(group));
  return {
    trees: selectOwnerTrees(inTrees, site),
    lists: selectLists(listed, site),
    table: selectOwnerRows(site),
  };
}

/** Whether an owner has a tree. Owners with a single brand are listed instead, because a tree would add nothing. */
function hasTree({ brands, reviewSites }: OwnershipGroup): boolean {
  return brands.length + reviewSites.length > 1;
}

interface ListedName {
  readonly name: string;
  readonly href: string;
  /** The owner or operator, at the end of the line. */
  readonly value: string;
  readonly isUnknown: boolean;
  /** The label for low confidence; undefined if our confidence is not low. */
  readonly weak: string | undefined;
  /** The sources; empty if the name has a row in the table, which shows them. */
  readonly sources: readonly SourceView[];
}

export interface NameList {
  readonly id: 'single' | 'self' | 'unknown' | 'otherSites' | 'networks';
  readonly names: readonly ListedName[];
}

/** Returns the lists of names that have no tree, without empty lists. */
function selectLists(groups: readonly OwnershipGroup[], site: SiteContext): NameList[] {
  const { brands, reviewSites, networks } = site.outsideGroups;
  const known = (value: string | undefined) => ({
    value: value ?? site.evidence.states.unknown.label[site.locale],
    isUnknown: value === undefined,
  });
  const low = (confidence: 'low' | undefined) =>
    confidence === 'low' ? site.evidence.confidence.low.label[site.locale] : undefined;
  const lone = (owner: 'self' | 'unknown') =>
    brands
      .filter((brand) => brand.owner === owner)
      .map((brand) => ({
        name: brand.name,
        href: brandHref(brand, site),
        ...known(brand.entity),
        weak: low(brand.confidence),
        sources: [],
      }));
  const lists: readonly NameList[] = [
    {
      id: 'single',
      names: groups.flatMap(({ name: owner, brands: owned, confidence }) =>
        owned.map((brand) => ({
          name: brand.name,
          href: brandHref(brand, site),
          ...known(owner),
          weak: low(confidence),
          sources: [],
        })),
      ),
    },
    { id: 'self', names: lone('self') },
    {
      id: 'networks',
      names: networks.map(({ brand, runsOn, ...network }) => ({
        name: brand,
        href: `#${anchorOf('brand', brand)}`,
        ...known(runsOn),
        weak: undefined,
        sources: ownershipSourceViews(network, site),
      })),
    },
    { id: 'unknown', names: lone('unknown') },
    {
      id: 'otherSites',
      names: reviewSites.map(({ name, owner, confidence }) => ({
        name,
        href: `#${anchorOf('site', name)}`,
        ...known(owner === unknown ? undefined : owner),
        weak: low(confidence),
        sources: [],
      })),
    },
  ];
  return lists.filter(({ names }) => names.length > 0);
}
