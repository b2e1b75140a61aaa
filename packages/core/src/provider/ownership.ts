import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { EditorText } from '../locale/words.ts';
import type { Quoted } from './quote.ts';

export const ownershipMapPage = 'pages/who-owns-whom';

export interface Brand {
  /** The provider id. Only brands that we review have one. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly entity?: string | undefined;
  readonly jurisdiction?: string | undefined;
  /** The date on which the owner acquired the brand. */
  readonly since?: PartialDate | undefined;
  /** Sources for this brand. Without any, those of its group apply. */
  readonly sources?: readonly string[] | undefined;
}

export interface OwnedReviewSite extends Quoted {
  readonly name: string;
  readonly url?: string | undefined;
  readonly operator?: string | undefined;
  /** Set if not the owner itself but its founders have invested in the site. */
  readonly heldBy?: 'founders' | undefined;
  readonly asOf?: PartialDate | undefined;
  readonly sources: readonly string[];
  readonly confidence?: 'low' | undefined;
  readonly note?: EditorText | undefined;
}

/** Brands and review sites that have the same owner. */
export interface OwnershipGroup extends Quoted {
  readonly id: string;
  readonly name: string;
  readonly parent?: string | undefined;
  readonly brands: readonly Brand[];
  readonly reviewSites: readonly OwnedReviewSite[];
  readonly asOf?: PartialDate | undefined;
  readonly checked: Day;
  /** The confidence for the whole group and each of its brands. */
  readonly confidence?: 'low' | undefined;
  readonly sources: readonly string[];
  readonly note?: EditorText | undefined;
}

/** An independent brand, or one with an unknown owner. */
export interface LoneBrand extends Omit<Brand, 'since' | 'sources'>, Quoted {
  readonly owner: 'self' | 'unknown';
  readonly asOf?: PartialDate | undefined;
  readonly checked: Day;
  readonly confidence?: 'low' | undefined;
  readonly sources: readonly string[];
  readonly note?: EditorText | undefined;
}

/** A review site outside the groups, with its owner or `unknown`. */
export interface LoneReviewSite extends OwnedReviewSite {
  readonly owner: string;
}

/** A brand that runs on another brand's servers. */
export interface SharedNetwork extends Quoted {
  readonly brand: string;
  readonly runsOn: string;
  readonly asOf?: PartialDate | undefined;
  readonly checked: Day;
  readonly sources: readonly string[];
}

/** Known ownership outside of the groups. */
export interface OutsideGroups {
  readonly brands: readonly LoneBrand[];
  readonly reviewSites: readonly LoneReviewSite[];
  readonly networks: readonly SharedNetwork[];
}

/** Returns the sources that show that a brand belongs to its group. */
export function brandSources({ sources = [] }: Brand, group: OwnershipGroup): readonly string[] {
  return sources.length > 0 ? sources : group.sources;
}

/** A statement that several providers on a page have the same owner. */
export interface SameOwner {
  readonly group: OwnershipGroup;
  /** Ids of the providers on this page that belong to the group, in the order of the page. */
  readonly providers: readonly string[];
}

export function sameOwners(providerIds: readonly string[], groups: readonly OwnershipGroup[]): SameOwner[] {
  return groups
    .map((group) => ({
      group,
      providers: providerIds.filter((id) => group.brands.some((brand) => brand.id === id)),
    }))
    .filter(({ providers }) => providers.length > 1);
}
