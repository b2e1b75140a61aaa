import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath, canonicalUrlPath } from './canonical-path.ts';

describe('canonical paths', () => {
  test.each([
    ['/', '/'],
    ['/PL/', '/pl'],
    ['/Privacy/What-Is-A-VPN', '/privacy/what-is-a-vpn'],
    ['//privacy//x//', '/privacy/x'],
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
