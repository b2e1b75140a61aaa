import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prefetchAddress } from './prefetch-address.ts';
import { prefetchLimit } from './prefetch-queue.ts';
import { savesData } from './saves-data.ts';

const page = 'https://site.example/privacy/what-is-a-vpn?q=1';
const link = { target: '', hreflang: '', isDownload: false };
const addressOf = (path: string, facts: Partial<typeof link> = {}) =>
  prefetchAddress({ ...link, ...facts, href: new URL(path, page).href }, page);

describe('what is fetched ahead', () => {
  test('at most four at once', { tags: 'prefetch-limit' }, () => {
    expect(prefetchLimit).toBe(4);
  });

  test.each([
    ['/', 'https://site.example/'],
    ['/pl/recenzje/mullvad', 'https://site.example/pl/recenzje/mullvad'],
    ['/reviews/mullvad#cost', 'https://site.example/reviews/mullvad'],
    ['/database/x', 'https://site.example/database/x'],
  ])('%s is', (path, address) => {
    expect(addressOf(path)).toBe(address);
  });

  test.each([
    'https://other.example/',
    'http://site.example/',
    'mailto:a@site.example',
    '/sendme/mullvad?from=card',
    '/tr/sendme/mullvad/continue',
    '/data/v1/facts.json',
    '/api/_nuxt_icon/lucide.json',
    '/_i18n/en/messages.json',
    '/feed.xml',
    '#top',
  ])('%s is not', (path) => {
    expect(addressOf(path)).toBeUndefined();
  });

  test.each([
    ['a download', { isDownload: true }],
    ['the same page in another language', { hreflang: 'pl' }],
    ['a link that opens another window', { target: '_blank' }],
  ])('%s is not', (_case, facts) => {
    expect(addressOf('/reviews/mullvad', facts)).toBeUndefined();
  });

  test('whatever is written in a link, nothing but a page of this site is fetched', () => {
    const start = fc.constantFrom('', '//', 'https://', 'https://site.example', '/pl/', '/sendme/');
    fc.assert(
      fc.property(start, fc.string(), (beginning, rest) => {
        const address = prefetchAddress({ ...link, href: beginning + rest }, page);
        if (address === undefined) return;
        expect(new URL(address).origin).toBe('https://site.example');
        expect(new URL(address).pathname).not.toMatch(/^\/sendme/);
      }),
    );
  });
});

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, true],
])('a connection that says %o asks for little traffic: %s', (connection, saves) => {
  expect(savesData(connection)).toBe(saves);
});
