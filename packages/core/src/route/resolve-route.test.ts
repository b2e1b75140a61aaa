import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { type RouteContext, resolveRoute } from './resolve-route.ts';

const context: RouteContext = {
  providers: new Set(['mullvad', 'proton-vpn', 'nordvpn', 'surfshark']),
  documentSlug: (id, locale) =>
    id === 'explainers/what-is-a-vpn' && locale === 'pl' ? 'prywatnosc/co-to-jest-vpn' : undefined,
};

describe('named routes', () => {
  test.each([
    ['index', {}, 'en', '/'],
    ['index', {}, 'tr', '/tr'],
    ['slug', { slug: ['best-vpn', 'for-streaming'] }, 'en', '/best-vpn/for-streaming'],
    ['slug', { slug: 'best-vpn/for-streaming' }, 'pl', '/pl/best-vpn/for-streaming'],
    ['sendme', { vpn: 'mullvad' }, 'pl', '/pl/sendme/mullvad'],
    ['review-proton-vpn', {}, 'pl', '/pl/recenzje/proton-vpn'],
    ['review-mullvad', {}, 'tr', '/tr/incelemeler/mullvad'],
    ['compare-nordvpn-surfshark', {}, 'en', '/compare/nordvpn-vs-surfshark'],
    ['compare-proton-vpn-mullvad', {}, 'tr', '/tr/karsilastirma/mullvad-vs-proton-vpn'],
    ['sec-what-is-vpn', {}, 'pl', '/pl/prywatnosc/co-to-jest-vpn'],
  ] as const)('%s %j in %s is %s', { tags: 'menu-item-slug-forms' }, (name, params, locale, path) => {
    expect(resolveRoute(name, params, locale, context)).toBe(path);
  });

  test.each([
    ['slug', { slug: '' }],
    ['slug', { slug: '../../etc' }],
    ['slug', {}],
    ['review-unknown', {}],
    ['compare-mullvad-mullvad', {}],
    ['compare-mullvad', {}],
    ['sec-what-is-vpn', {}],
    ['toString', {}],
  ])('%s %j has no address in English', (name, params) => {
    expect(resolveRoute(name, params, 'en', context)).toBeUndefined();
  });

  test('no name or parameter makes it throw or leave the site', () => {
    const name = fc.oneof(fc.string(), fc.constantFrom('slug', 'sendme', 'review-', 'compare-', '__proto__'));
    fc.assert(
      fc.property(
        name,
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...localeCodes),
        (route, value, locale) => {
          const path = resolveRoute(route, { slug: value, vpn: value }, locale, context);
          if (path !== undefined) expect(path).toMatch(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/);
        },
      ),
    );
  });
});
