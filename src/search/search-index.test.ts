import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { SearchEntry, SearchFile } from '#domain/search/search-file.ts';
import { searchKinds } from '#domain/search/search-file.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { SearchIndex } from './search-index.ts';

const names = {
  nordvpn: 'NordVPN',
  'proton-vpn': 'Proton VPN',
  'private-internet-access': 'Private Internet Access',
};
const labels = {
  kinds: Object.fromEntries(searchKinds.map((kind) => [kind, kind])) as SearchFile['labels']['kinds'],
  list: '',
  count: '',
  none: '',
  all: '',
};

function indexOf(locale: LocaleCode, ...entries: readonly Partial<SearchEntry>[]): SearchIndex {
  const whole = entries.map(
    (entry, place): SearchEntry => ({
      kind: 'page',
      path: `/${place}`,
      title: '',
      description: '',
      ...entry,
    }),
  );
  return new SearchIndex({ locale, names, labels, entries: whole });
}

const paths = (index: SearchIndex, query: string) => index.find(query, 10).map(({ entry }) => entry.path);

describe('however it is typed, it is found', () => {
  test.each([
    ['pl', 'Prędkość łącza', 'predkosc'],
    ['pl', 'Łatwość', 'latwosc'],
    ['pl', 'Serwery w Łodzi', 'lodz'],
    ['tr', 'İstanbul', 'istanbul'],
    ['tr', 'İstanbul', 'ISTANBUL'],
    ['tr', 'ISTANBUL', 'İstanbul'],
    ['tr', 'istanbul', 'İstanbul'],
    ['tr', 'Işık', 'isik'],
    ['tr', 'ışık', 'IŞIK'],
    ['tr', 'Sunucuları', 'sunucu'],
    ['en', 'Kill switch', 'kill swich'],
    ['en', 'Protocols', 'proto'],
    ['en', 'NordVPN review', 'nordvnp'],
  ] as const)('in %s "%s" by "%s"', (locale, title, query) => {
    expect(paths(indexOf(locale, { title: 'Ξένος' }, { title }), query)).toEqual(['/1']);
  });
});

describe('order', () => {
  const index = indexOf(
    'en',
    { kind: 'comparison', path: '/c1', title: 'NordVPN vs Proton VPN', providers: ['nordvpn', 'proton-vpn'] },
    {
      kind: 'comparison',
      path: '/c2',
      title: 'NordVPN vs Private Internet Access',
      providers: ['nordvpn', 'private-internet-access'],
    },
    { kind: 'review', path: '/nord', title: 'NordVPN review', providers: ['nordvpn'] },
    { kind: 'review', path: '/proton', title: 'Proton VPN review', providers: ['proton-vpn'] },
    { kind: 'guide', path: '/guide', title: 'Switch on a kill switch on Android, and NordVPN' },
    { kind: 'term', path: '/term', title: 'Kill switch', description: 'Stops traffic.' },
  );

  test.each([
    ['nordvpn', '/nord'],
    ['nord vpn', '/nord'],
    ['NORD', '/nord'],
    ['protonvpn', '/proton'],
    ['nordvpn proton vpn', '/c1'],
    ['proton vpn vs nordvpn', '/c1'],
    ['nordvpn vs pia', '/c2'],
    ['kill switch', '/term'],
    ['kill switch android', '/guide'],
  ])('"%s" leads with %s', (query, path) => {
    expect(paths(index, query)[0]).toBe(path);
  });

  test('a word that exists is not taken for a mistyped one', () => {
    expect(paths(indexOf('en', { title: 'Port' }, { title: 'Sort' }), 'port')).toEqual(['/0']);
  });
});

describe('sections', () => {
  const section = (id: string, title: string, text: string) => ({
    id,
    title,
    words: searchWords(text, 'en').join(' '),
  });
  const index = indexOf('en', {
    title: 'Guide',
    sections: [
      section('a', 'Before you begin', 'router firmware'),
      section('b', 'Check for leaks', 'dns leak test'),
      section('c', 'Last', 'nothing of the kind'),
    ],
  });

  test('those that fit are named, headings first', () => {
    expect(index.find('dns leaks', 1)[0]?.sections.map(({ id }) => id)).toEqual(['b']);
  });

  test('none is named where one word of a text fits', () => {
    expect(index.find('firmware', 1)[0]?.sections).toEqual([]);
  });
});

test('another spelling is suggested only where it finds something', () => {
  const index = indexOf('en', { title: 'Obfuscation' });
  expect(index.suggest('obvuzkation')).toBe('Obfuscation');
  expect(index.suggest('qqqqqq')).toBeUndefined();
});

test('parts of what fits follow each other, in the same order, and tell how much fits', () => {
  const index = indexOf('en', ...Array.from({ length: 5 }, (_, place) => ({ title: `Leak ${place}` })));
  const whole = index.find('leak', 10).map(({ entry }) => entry.path);
  const parts = [0, 2, 4, 6].map((from) => index.findPart('leak', from, 2));
  expect(parts.flatMap(({ hits }) => hits.map(({ entry }) => entry.path))).toEqual(whole);
  expect(parts.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
});

test('no query breaks it, and as many answers come as were asked for at most', () => {
  const index = indexOf('tr', { title: 'Sunucu', words: 'sunuc hiz' }, { title: 'Hız' });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.nat(3), (query, limit) => {
      expect(index.find(query, limit).length).toBeLessThanOrEqual(limit);
      index.suggest(query);
    }),
  );
});
