import type { Day } from '../day/day.ts';
import type { PartialDate } from '../day/partial-date.ts';
import type { LocalizedText } from '../locale/localized-text.ts';

export interface Brand {
  /** Only brands that we review have an id. */
  readonly id?: string | undefined;
  readonly name: string;
  readonly entity?: string | undefined;
  readonly jurisdiction?: string | undefined;
}

export interface OwnedReviewSite {
  readonly name: string;
  readonly url?: string | undefined;
  readonly sources: readonly string[];
  readonly confidence?: 'low' | undefined;
  readonly note?: LocalizedText | undefined;
}

/** Brands and review sites with one owner. */
export interface OwnershipGroup {
  readonly id: string;
  readonly name: string;
  readonly parent?: string | undefined;
  readonly brands: readonly Brand[];
  readonly reviewSites: readonly OwnedReviewSite[];
  readonly asOf?: PartialDate | undefined;
  readonly checked: Day;
  readonly sources: readonly string[];
  readonly note?: LocalizedText | undefined;
}

/** What a page must say when it compares or lists brands of one owner. */
export interface SameOwner {
  readonly group: OwnershipGroup;
  /** The provider ids on this page that belong to the group, in the page's order. */
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
