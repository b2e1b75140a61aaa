import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { relativeLink } from './relative-link.ts';

describe('a relative link', () => {
  test.each([
    ['index.html', 'index.html', 'index.html'],
    ['index.html', 'pl/index.html', 'pl/index.html'],
    ['reviews/mullvad/index.html', 'index.html', '../../index.html'],
    ['reviews/mullvad/index.html', 'reviews/index.html', '../index.html'],
    ['reviews/mullvad/index.html', 'reviews/ivpn/index.html', '../ivpn/index.html'],
    ['reviews/index.html', 'reviews/ivpn/index.html', 'ivpn/index.html'],
    ['a/b/x.html', 'b/b/y.html', '../../b/b/y.html'],
  ])('from %s to %s is %s', (from, to, link) => {
    expect(relativeLink(from, to)).toBe(link);
  });

  const segment = fc
    .stringMatching(/^[\w.:?#& %ąİ-]{1,8}$/)
    // A folder cannot be called that, and neither can a page.
    .filter((name) => !/^\.{1,2}$/.test(name));
  const file = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('/'));
  const base = fc.constantFrom('https://host.example/', 'http://host.example/vpn/', 'file:///home/me/vpn/');

  test('leads to its file, wherever the mirror lies', () => {
    fc.assert(
      fc.property(base, file, file, (top, from, to) => {
        const address = (name: string) => top + name.split('/').map(encodeURIComponent).join('/');
        expect(new URL(relativeLink(from, to), address(from)).href).toBe(new URL(address(to)).href);
      }),
    );
  });
});
