import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCount, requestedPageNumber, resultsPerPage } from './search-query.ts';

describe('the page of results that an address asks for', () => {
  test.each([
    ['', 1],
    ['?page=2', 2],
    ['?q=x&page=17', 17],
    ['?page=0', 1],
    ['?page=-3', 1],
    ['?page=1e3', 1],
    ['?page=two', 1],
    ['?page=2&page=3', 2],
    ['?page=99999', 1],
  ])('of "%s" is %i', (query, page) => {
    expect(requestedPageNumber(query)).toBe(page);
  });

  test('is a whole number from one on, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = requestedPageNumber(`?${new URLSearchParams({ page: text })}`);
        expect(Number.isSafeInteger(page) && page >= 1).toBe(true);
      }),
    );
  });
});

test.each([
  [0, 0],
  [1, 1],
  [resultsPerPage, 1],
  [resultsPerPage + 1, 2],
])('%i results are %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});
