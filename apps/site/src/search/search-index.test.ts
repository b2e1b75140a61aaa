import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SearchEntry, SearchFile } from '#search/index-format.ts';
import { searchLanguage } from '#search/search-language.ts';
import { searchWords } from '#search/search-words.ts';
import { SearchIndex } from './search-index.ts';

const names = { nordvpn: 'NordVPN', 'proton-vpn': 'Proton VPN' };
const words = { skip: ['or', 'for'], same: [['ios', 'iphone']], kinds: { roundup: ['best'] } };
const topics = [
  {
    label: 'refund window',
    asked: ['refund', 'money back'],
    at: '#fact-refund',
    says: { nordvpn: ['30 days', 'May 2026'] },
  },
  {
    label: 'Netflix',
    asked: ['netflix'],
    at: '/netflix',
    says: { nordvpn: ['Opens'] },
    all: ['Does it open Netflix?', 'Yes, with two'],
  },
] as const;
const labels = {} as SearchFile['labels'];

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
  return new SearchIndex({ locale, names, labels, words, topics, entries: whole });
}

const paths = (index: SearchIndex, query: string) => index.find(query, 10).map(({ path }) => path);

describe('order', () => {
  test('without a provider in question, what looks at all of them comes before reviews', () => {
    const asked = indexOf(
      'en',
      { kind: 'review', path: '/review', title: 'NordVPN for travel', providers: ['nordvpn'] },
      { kind: 'roundup', path: '/ranking', title: 'For travel' },
    );
    expect(paths(asked, 'travel')).toEqual(['/ranking', '/review']);
    expect(paths(asked, 'nordvpn travel')).toEqual(['/review', '/ranking']);
    expect(paths(asked, 'nordvnp travel')).toEqual(['/review', '/ranking']);
  });

  test('what readers ask for leads to the page that answers, as words that mean the same do', () => {
    const asked = indexOf(
      'en',
      { title: 'Apps', words: 'ios' },
      { title: 'Finder', asked: ['which choos', 'wifi'] },
    );
    expect(paths(asked, 'iphone')).toEqual(['/0']);
    expect(paths(asked, 'wifi')).toEqual(['/1']);
  });

  test('short words are taken as they are, and the rest of an unfinished word is what its letters allow', () => {
    expect(paths(indexOf('tr', { title: 'Yasal' }), 'yasak')).toEqual([]);
    const asked = indexOf('pl', { title: 'Zones' }, { title: 'Serwery' });
    expect(paths(asked, 'zona')).toEqual([]);
    expect(paths(asked, 'serwe')).toEqual(['/1']);
  });

  test('a word that exists is not taken for a mistyped one', () => {
    expect(paths(indexOf('en', { title: 'Port' }, { title: 'Sort' }), 'port')).toEqual(['/0']);
  });
});

const section = (id: string, title: string, text: string) => ({
  id,
  title,
  words: searchWords(text, searchLanguage('en')).join(' '),
});
const guide = indexOf('en', {
  title: 'Guide',
  sections: [
    section('a', 'Before you begin', 'router firmware'),
    section('b', 'Check for leaks', 'dns leak test'),
    section('c', 'Last', 'nothing of the kind'),
  ],
});

test('sections that fit are named, headings first; none where one word of a text fits', () => {
  expect(guide.findPart('dns leaks', 0, 1).hits[0]?.sections.map(({ id }) => id)).toEqual(['b']);
  expect(guide.findPart('firmware', 0, 1).hits[0]?.sections).toEqual([]);
});

describe('an answer in one line', () => {
  const index = indexOf('en', { kind: 'review', path: '/nord', title: 'NordVPN', providers: ['nordvpn'] });

  test('of a service leads to its page, with a provider or without', () => {
    expect(index.answer('netflix')).toEqual({
      title: 'Does it open Netflix?',
      value: 'Yes, with two',
      path: '/netflix',
    });
    expect(index.answer('netflix nordvpn')).toMatchObject({ title: 'NordVPN: Netflix', value: 'Opens' });
  });

  test('is given of one provider only, and of nothing that is not known', () => {
    expect(index.answer('refund')).toBeUndefined();
    expect(index.answer('proton vpn refund')).toBeUndefined();
    expect(index.answer('nordvpn proton vpn refund')).toBeUndefined();
    expect(index.answer('nordvpn')).toBeUndefined();
    expect(index.answer('')).toBeUndefined();
  });
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
