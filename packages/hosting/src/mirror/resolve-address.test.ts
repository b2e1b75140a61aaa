import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MirroredSite, relativeLink, resolveAddress } from './resolve-address.ts';

const site: MirroredSite = {
  siteUrl: 'https://vpn.example',
  files: new Map([
    ['/', 'index.html'],
    ['/pl', 'pl/index.html'],
    ['/reviews/ivpn', 'reviews/ivpn/index.html'],
    ['/_ipx/f_webp&w_720/images/x.png', '_ipx/f_webp&w_720/images/x.png'],
  ]),
  websites: new Map([['ivpn', 'https://www.ivpn.net']]),
};
const page = { path: '/reviews/ivpn', file: 'reviews/ivpn/index.html' };

describe('an address in the mirror', () => {
  test.each([
    ['/', '../../index.html'],
    ['https://vpn.example/pl', '../../pl/index.html'],
    ['/pl#top', '../../pl/index.html#top'],
    ['/reviews/ivpn', 'index.html'],
    ['/reviews/ivpn#cost', '#cost'],
    ['/_ipx/f_webp&w_720/images/x.png', '../../_ipx/f_webp%26w_720/images/x.png'],
  ])('%s of a copied file is %s', (address, href) => {
    expect(resolveAddress(site, page, address)).toMatchObject({ kind: 'inside', href });
  });

  test.each(['/search', '/feed.xml', '/?x=1', '/compare?with=a,b,c#table', '/sendme/unknown'])(
    '%s leads to the original',
    (address) => {
      expect(resolveAddress(site, page, address)).toEqual({
        kind: 'to-original',
        href: `https://vpn.example${address}`,
      });
    },
  );

  test.each(['/sendme/ivpn?from=verdict', '/pl/sendme/ivpn'])('%s leads to the provider', (address) => {
    expect(resolveAddress(site, page, address)).toEqual({
      kind: 'to-provider',
      href: 'https://www.ivpn.net',
    });
  });

  test.each(['', '#cost', 'https://other.example/pl', 'mailto:a@vpn.example', 'data:,x'])(
    '"%s" stays as it is',
    (address) => {
      expect(resolveAddress(site, page, address)).toEqual({ kind: 'elsewhere', href: address });
    },
  );
});

describe('a relative link', () => {
  const segment = fc
    .stringMatching(/^[\w.:?#& %ąİ-]{1,8}$/)
    // Neither a folder nor a page can be named `.` or `..`.
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
