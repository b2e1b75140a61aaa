import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { decideView, type ViewRequest } from './decide-view.ts';
import { referringHost } from './referring-host.ts';

const pages = ['/', '/pl', '/reviews/alder', '/pl/recenzje/alder', '/sendme/alder', '/search'];
const site = {
  isOurHost: (host: string | undefined) => host === 'vpn.example',
  isPage: (path: string) => pages.includes(path),
};
const opened: ViewRequest = {
  page: 'https://vpn.example/pl/recenzje/alder?x=1#y',
  before: 'https://www.search.example/results?q=secret',
  site: 'same-origin',
  purposes: [undefined, undefined],
  objections: [undefined, undefined],
  isBot: false,
  isRepeat: () => false,
};
const decide = (changed: Partial<ViewRequest>) => decideView({ ...opened, ...changed }, site);

describe('a view', () => {
  test('counts for its page, its language and the site before, and nothing else is kept of it', () => {
    expect(decide({})).toEqual({
      kind: 'counted',
      view: { what: 'view', path: '/pl/recenzje/alder', locale: 'pl', referrer: 'search.example' },
    });
  });

  test.each([
    ['other-site', { site: 'cross-site' }],
    ['other-site', { site: 'same-site' }],
    ['other-site', { site: ['same-origin', 'cross-site'] }],
    ['prefetch', { purposes: ['prefetch;prerender'] }],
    ['bot', { isBot: true }],
    ['objection', { objections: [undefined, '1'] }],
    ['unknown-page', { page: undefined }],
    ['unknown-page', { page: 'https://vpn.example/no-such-page' }],
    ['unknown-page', { page: 'https://vpn.example/reviews/alder/' }],
    ['unknown-page', { page: 'https://other.example/reviews/alder' }],
    ['unknown-page', { page: 'not an address' }],
    ['repeat', { isRepeat: () => true }],
  ] as const)('does not count: %s', (reason, changed) => {
    expect(decide(changed)).toEqual({ kind: 'not-counted', reason });
  });

  test('of an older browser, which says nothing of where it asks from, counts', () => {
    expect(decide({ site: undefined }).kind).toBe('counted');
  });

  test('of a hand-off page is a link that was followed on the page before', () => {
    const handOff = { page: 'https://vpn.example/sendme/alder?from=review' };
    expect(decide({ ...handOff, before: 'https://vpn.example/reviews/alder' })).toEqual({
      kind: 'counted',
      view: { what: 'link', path: '/reviews/alder', locale: 'en' },
    });
    for (const before of ['', 'https://vpn.example/sendme/alder', 'https://search.example/']) {
      expect(decide({ ...handOff, before })).toEqual({ kind: 'not-counted', reason: 'unknown-page' });
    }
  });
});

describe('the site before', () => {
  test.each([
    ['', 'none'],
    ['https://vpn.example/search?q=x', 'none'],
    ['https://News.Example/a/b?c', 'news.example'],
    ['http://www.forum.co.example:8443/', 'forum.co.example'],
    ['https://münchen.example/', 'xn--mnchen-3ya.example'],
    ['android-app://com.mail.app/', 'other'],
    ['https://192.0.2.7/', 'other'],
    ['https://[2001:db8::1]/', 'other'],
    ['https://intranet/wiki', 'other'],
    [`https://${'a.'.repeat(60)}example/`, 'other'],
    ['nonsense', 'other'],
  ])('%s is kept as %s', (address, stored) => {
    expect(referringHost(address, site.isOurHost)).toBe(stored);
  });

  test('is always a short public name, none or other, whatever is sent', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aZ9-._ü[:]/%'), maxLength: 130 });
    const sent = fc.oneof(
      fc.string(),
      name.map((host) => `https://${host}`),
    );
    fc.assert(
      fc.property(sent, (before) => {
        expect(referringHost(before, site.isOurHost)).toMatch(/^(?:none|other|[a-z\d.-]{3,100})$/);
      }),
    );
  });
});

test('whatever is sent, only a page of the site and one of its languages is counted', () => {
  const address = fc.oneof(
    fc.string(),
    fc.constantFrom(...pages, '/nope', '/Pl').map((path) => `https://vpn.example${path}`),
  );
  fc.assert(
    fc.property(address, address, (page, before) => {
      const decision = decide({ page, before });
      if (decision.kind === 'not-counted') return;
      expect(pages).toContain(decision.view.path);
      expect(localeCodes).toContain(decision.view.locale);
    }),
  );
});
