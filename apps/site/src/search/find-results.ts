import { groupHits } from '#search/group-hits.ts';
import type { SearchAnswer } from '#search/index-format.ts';
import { pageCount, resultsPerPage } from '#search/search-query.ts';
import type { SearchIndex } from './search-index.ts';

/** So many of the best stand above all kinds. */
const bestHits = 3;

/** What an index says to a query, on the page of results that was asked for. */
export function findResults(query: string, page: number, index: SearchIndex): Omit<SearchAnswer, 'ways'> {
  const { hits, total } = index.findPart(query, (page - 1) * resultsPerPage, resultsPerPage);
  return {
    query,
    row: page === 1 ? index.answer(query) : undefined,
    hits: groupHits(hits, page === 1 ? bestHits : 0),
    page,
    pages: pageCount(total),
    total,
    suggestion: total === 0 ? index.suggest(query) : undefined,
  };
}
