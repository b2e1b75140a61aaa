import { describe, expect, test } from 'vitest';
import { type MirroredSite, resolveAddress } from './resolve-address.ts';

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
    expect(resolveAddress(site, page, address)).toMatchObject({ leads: 'inside', href });
  });

  test.each(['/search', '/feed.xml', '/?x=1', '/compare?with=a,b,c#table', '/sendme/unknown'])(
    '%s leads to the original',
    (address) => {
      expect(resolveAddress(site, page, address)).toEqual({
        leads: 'to-original',
        href: `https://vpn.example${address}`,
      });
    },
  );

  test.each(['/sendme/ivpn?from=verdict', '/pl/sendme/ivpn'])('%s leads to the provider', (address) => {
    expect(resolveAddress(site, page, address)).toEqual({
      leads: 'to-provider',
      href: 'https://www.ivpn.net',
    });
  });

  test.each(['', '#cost', 'https://other.example/pl', 'mailto:a@vpn.example', 'data:,x'])(
    '"%s" stays as it is',
    (address) => {
      expect(resolveAddress(site, page, address)).toEqual({ leads: 'elsewhere', href: address });
    },
  );
});
