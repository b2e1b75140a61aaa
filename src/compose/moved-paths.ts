import type { Catalog } from '#catalog/catalog.ts';
import { redirectTable } from '#domain/route/redirects.ts';
import { movedComparisonPaths } from './kinds/comparison.ts';

/** From an address that no longer is, or never was, a page to the one that answers instead. */
export type MovedPath = readonly [from: string, to: string];

/** Every address that moved for good. The build writes the table, the server answers 301 from it. */
export function movedPaths(catalog: Catalog): MovedPath[] {
  return [...movedComparisonPaths(catalog), ...redirectTable(catalog.redirects)];
}
