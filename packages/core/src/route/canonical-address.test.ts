import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalParameters, canonicalPath, canonicalQuery, canonicalUrlPath } from './canonical-address.ts';

describe('canonical paths', () => {
  test.each([
    ['/', '/'],
    ['/PL/', '/pl'],
    ['/Privacy/What-Is-A-VPN', '/privacy/what-is-a-vpn'],
    ['//privacy//x//', '/privacy/x'],
    ['/%61bout', '/about'],
    ['/%41bout/%7Ex', '/about/~x'],
    ['/a%2Fb', '/a%2fb'],
    ['/%C5%81', '/%c5%81'],
    ['/%2561', '/%2561'],
    ['/%%361', '/%%361'],
    ['/%3%361', '/%3%361'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });

  test('applying it twice changes nothing, and it never names a host', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const once = canonicalPath(path);
        expect(canonicalPath(once)).toBe(once);
        expect(once).toMatch(/^\/(?!\/)/u);
      }),
    );
  });
});

describe('the canonical path in a link', () => {
  test.each([
    ['/Nope/', '/nope'],
    ['/%zz<b>', '/%zz%3cb%3e'],
    ['/\\evil.example', '/%5cevil.example'],
    ['//evil.example/x', '/evil.example/x'],
    ['/a/../%2E%2e/./b', '/a/b'],
    ['/"onload="x', '/%22onload=%22x'],
    ['/zażółć', '/za%c5%bc%c3%b3%c5%82%c4%87'],
    ['/{canonical-path}', '/%7bcanonical-path%7d'],
    ['/x?y#z', '/x%3fy%23z'],
  ])('of %s is %s', (path, canonical) => {
    expect(canonicalUrlPath(path)).toBe(canonical);
  });

  test('whatever is sent, a browser reads the same path below the same host, and nothing ends an attribute', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (sent) => {
        const path = canonicalUrlPath(sent);
        expect(new URL(`https://site.example${path}`).href).toBe(`https://site.example${path}`);
        expect(path).not.toMatch(/[<>"\s\\{}]/);
        expect(canonicalUrlPath(path)).toBe(path);
      }),
    );
  });
});

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
      expect(value).toHaveLength(100);
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
