import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageBefore } from './page-before.ts';
import { referringHost } from './referring-host.ts';

const ours = 'https://vpn.example';
const isOurHost = (host: string | undefined) => host === 'vpn.example';

describe('of the page before', () => {
  test.each([
    ['', ''],
    ['https://www.search.example/results?q=secret', 'https://www.search.example'],
    ['https://forum.example:8443/thread/7/my-illness#reply', 'https://forum.example:8443'],
    ['https://vpn.example.other.example/reviews/alder', 'https://vpn.example.other.example'],
    ['android-app://com.mail.app/', 'android-app://com.mail.app'],
    ['https://vpn.example/pl/recenzje/alder?q=secret#price', 'https://vpn.example/pl/recenzje/alder'],
    ['https://vpn.example/', 'https://vpn.example/'],
  ])('%j is told as %j', (referrer, reported) => {
    expect(pageBefore(referrer, ours)).toBe(reported);
  });

  test('no more than the site is told, and the server keeps the same as of the whole address', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (referrer) => {
        const reported = pageBefore(referrer, ours);
        expect(reported.split('/').slice(3)).toEqual([]);
        expect(reported).not.toMatch(/[?#]/);
        expect(referringHost(reported, isOurHost)).toBe(referringHost(referrer, isOurHost));
      }),
    );
  });
});
