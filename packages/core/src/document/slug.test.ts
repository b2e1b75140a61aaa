import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservedSlugProblem, slugProblem } from './slug.ts';

describe('slugs', () => {
  test.each(['about', 'best-vpn/for-streaming', 'gizlilik/vpn-nedir', '2025'])('%s is safe', (slug) => {
    expect(slugProblem(slug)).toBeUndefined();
  });

  test.each([
    '',
    '../../x',
    'a//b',
    '/a',
    'a/',
    'a\0b',
    'con',
    'x/nul',
    'Łódź',
    'UPPER',
    'a b',
    'a.html',
    '-a',
  ])('%j is refused with a reason', (slug) => {
    expect(slugProblem(slug)).toBeTruthy();
  });

  test('an accepted slug is the same address once a browser has normalised it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab./\\%-\0 '), maxLength: 12 }), (slug) => {
        fc.pre(slugProblem(slug) === undefined);
        expect(new URL(`/${slug}`, 'https://site.example').pathname).toBe(`/${slug}`);
      }),
    );
  });
});

test.each([
  ...['404', '500', 'index', 'healthz', 'readyz', 'metrics', 'styleguide', 'robots', 'robots.txt', 'feed'],
  ...['sitemap', 'sitemap.xml', 'favicon.ico', 'rss.xml', 'llms', 'feeds/mullvad', 'data/v1', 'sendme'],
  ...['_i18n/en', '_assets', '_og/pl', '_search/v2', 'api/x', 'search', 'szukaj', 'ara', 'report'],
  ...['zglos-blad', 'hata-bildir', 'privacy/404', 'a/b/500', 'privacy/index'],
])('%s is an address of the site itself', (slug) => {
  expect(reservedSlugProblem(slug)).toBeTruthy();
});

test.each(['privacy/data', 'metrics-explained', 'best-vpn/search', '404/why', 'database', 'privacy/api'])(
  '%s is free',
  (slug) => {
    expect(reservedSlugProblem(slug)).toBeUndefined();
  },
);
