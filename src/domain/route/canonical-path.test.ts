import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

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
