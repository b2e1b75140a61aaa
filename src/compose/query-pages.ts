import type { Catalog } from '#catalog/catalog.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import type { Page } from '#domain/page/page.ts';
import { searchPath } from '#domain/search/search-paths.ts';
import { searchPageAt } from './search-page.ts';

/** The pages that depend on their query. The server renders them when asked, and hands the query on to no other. */
export const pathsWithQuery: readonly string[] = localeCodes.map(searchPath);

/** The page that answers a query at one of those addresses, or undefined at any other. */
export function queryPageAt(catalog: Catalog, path: string, query: string): Page | undefined {
  return searchPageAt(catalog, path, query);
}
