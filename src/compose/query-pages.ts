import type { Catalog } from '#catalog/catalog.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import type { Page } from '#domain/page/page.ts';
import { searchPath } from '#domain/search/search-query.ts';
import { searchPageAt } from './search-page.ts';
import { selectionAt } from './selection-page.ts';
import { toolAnswerAt } from './tool-page.ts';

/** The pages that are nothing without their query. The server renders them when asked. */
export const pathsWithQuery: readonly string[] = localeCodes.map(searchPath);

/** The page that answers a query: a search, some providers chosen on the overview of comparisons, or a tool. */
export function queryPageAt(catalog: Catalog, path: string, query: string): Page | undefined {
  const chosen = new URLSearchParams(query).get('with');
  return (
    (chosen && selectionAt(catalog, path, chosen)) ||
    searchPageAt(catalog, path, query) ||
    toolAnswerAt(catalog, path, query)
  );
}
