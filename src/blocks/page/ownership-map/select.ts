import type { OwnershipGroup } from '#domain/provider/ownership.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type MapModel, selectMap } from './map-model.ts';
import { type NameList, selectLists } from './name-lists.ts';
import { type OwnerRows, selectOwnerRows } from './owner-rows.ts';

export interface OwnershipMapModel {
  readonly map: MapModel;
  readonly lists: readonly NameList[];
  readonly table: readonly OwnerRows[];
}

export function selectOwnershipMap(site: SiteContext): OwnershipMapModel {
  const drawn = site.ownership.filter(isDrawn);
  const listed = site.ownership.filter((group) => !isDrawn(group));
  return {
    map: selectMap(drawn, site),
    lists: selectLists(listed, site),
    table: selectOwnerRows(site),
  };
}

/** An owner of one brand and nothing else is a line in a list: a drawing would show one line too. */
function isDrawn({ brands, reviewSites }: OwnershipGroup): boolean {
  return brands.length + reviewSites.length > 1;
}
