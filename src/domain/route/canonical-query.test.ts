import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalParameters, canonicalQuery, longestParameter } from './canonical-query.ts';

describe('the query of a canonical link', () => {
  test('keeps only the parameters page, sort, filter, search, q, category and tag', {
    tags: 'head-canonical-whitelist',
  }, () => {
    expect(canonicalParameters).toEqual(['page', 'sort', 'filter', 'search', 'q', 'category', 'tag']);
    expect(canonicalQuery('?utm_source=x&q=wireguard&fbclid=1')).toBe('?q=wireguard');
    expect(canonicalQuery('?utm_source=x')).toBe('');
    expect(canonicalQuery('')).toBe('');
  });

  test('is sorted', { tags: 'head-canonical-sorted' }, () => {
    expect(canonicalQuery('?tag=b&page=2&category=a')).toBe('?category=a&page=2&tag=b');
  });

  test('names each parameter once: what a page reads is the first', () => {
    expect(canonicalQuery('?q=a&page=2&q=b')).toBe('?page=2&q=a');
    expect(canonicalQuery('?Q=a&q=b')).toBe('?q=b');
  });

  test('stays short, whatever somebody sends', () => {
    const sent = canonicalParameters.map((name) => `${name}=${'z'.repeat(1000)}`).join('&');
    for (const value of new URLSearchParams(canonicalQuery(sent)).values()) {
      expect(value).toHaveLength(longestParameter);
    }
    expect(canonicalQuery('?page=&sort=%20')).toBe('');
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
