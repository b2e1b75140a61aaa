import { groupHits } from '#search/group-hits.ts';
import type { SearchAnswer } from '#search/index-format.ts';
import { pageCount, resultsPerPage } from '#search/search-query.ts';
import type { SearchIndex } from './search-index.ts';

/** The number of best hits that come before the hits grouped by kind. */
const bestHitCount = 3;

/** Returns the requested page of results for a query. */
export function findResults(
  query: string,
  page: number,
  index: SearchIndex,
): Omit<SearchAnswer, 'suggestedPages'> {
  const { hits, total } = index.findPart(query, (page - 1) * resultsPerPage, resultsPerPage);
  return {
    query,
    row: page === 1 ? index.answer(query) : undefined,
    hits: groupHits(hits, page === 1 ? bestHitCount : 0),
    page,
    pages: pageCount(total),
    total,
    suggestion: total === 0 ? index.suggest(query) : undefined,
  };
}
