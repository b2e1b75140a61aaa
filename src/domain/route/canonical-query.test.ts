import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalParameters, canonicalQuery } from './canonical-query.ts';

describe('the query of a canonical link', () => {
  test('keeps only the parameters page, sort, filter, search, q, category and tag', () => {
    expect(canonicalParameters).toEqual(['page', 'sort', 'filter', 'search', 'q', 'category', 'tag']);
    expect(canonicalQuery('?utm_source=x&q=wireguard&fbclid=1')).toBe('?q=wireguard');
    expect(canonicalQuery('?utm_source=x')).toBe('');
    expect(canonicalQuery('')).toBe('');
  });

  test('is sorted', () => {
    expect(canonicalQuery('?tag=b&page=2&category=a')).toBe('?category=a&page=2&tag=b');
  });

  test('is the same whatever the order and the noise, and applying it twice changes nothing', () => {
    const parameter = fc.tuple(fc.constantFrom(...canonicalParameters, 'utm', 'x'), fc.string());
    fc.assert(
      fc.property(fc.uniqueArray(parameter, { selector: ([name]) => name }), (parameters) => {
        const once = canonicalQuery(new URLSearchParams(parameters).toString());
        expect(canonicalQuery(new URLSearchParams(parameters.toReversed()).toString())).toBe(once);
        expect(canonicalQuery(once)).toBe(once);
        expect(once).not.toMatch(/[?&](?:utm|x)=/);
      }),
    );
  });
});
