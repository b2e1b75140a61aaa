import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '../locale/locale-table.ts';
import { nameForms } from './pair-entry.ts';
import { maxQueryLength, searchQuery } from './search-query.ts';
import { allowedTypos, searchWords, splitWords, suggestQuery } from './search-words.ts';

describe('the words of a text', () => {
  test.each([
    ['NordVPN’s price', ['NordVPN', 'price']],
    ["NordVPN'in fiyatı", ['NordVPN', 'fiyatı']],
    ['WireGuard, IKEv2/IPsec', ['WireGuard', 'IKEv2', 'IPsec']],
    ['—', []],
  ])('%s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  test('small words are left out, unless there is nothing else', () => {
    expect(searchWords('How does a VPN tunnel work?', 'en')).toEqual(['tunnel', 'work']);
    expect(searchWords('co to jest', 'pl')).toEqual(['co', 'to', 'jest']);
  });

  test.each(localeCodes)('in %s stems are found by themselves, whatever the text', (locale) => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const stems = searchWords(text, locale);
        expect(stems).not.toContain('');
        for (const stem of stems) expect(searchWords(stem, locale)).toEqual([stem]);
      }),
    );
  });
});

test.each([
  ['dns', 0],
  ['ikev2', 0],
  ['kill', 1],
  ['nordvpn', 2],
])('in "%s" %i letters may be wrong', (stem, typos) => {
  expect(allowedTypos(stem)).toBe(typos);
});

test.each([
  ['NordVPN', ['NordVPN', 'Nord VPN']],
  ['Proton VPN', ['Proton VPN', 'ProtonVPN']],
  ['hide.me', ['hide.me', 'hide me', 'hideme']],
  ['Private Internet Access', ['Private Internet Access', 'PrivateInternetAccess', 'PIA']],
  ['Mullvad', ['Mullvad']],
])('%s is written in these forms', (name, forms) => {
  expect(nameForms(name)).toEqual(forms);
});

describe('a query', () => {
  test('is one line without invisible characters', () => {
    expect(searchQuery('?q=%20kill%0d%0a%00switch%e2%80%ae+')).toBe('kill switch');
    expect(searchQuery('?x=1')).toBe('');
  });

  test('is never longer than allowed and the same when read again, whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (sent) => {
        const query = searchQuery(`?${new URLSearchParams({ q: sent })}`);
        expect([...query].length).toBeLessThanOrEqual(maxQueryLength);
        expect(query).not.toMatch(/\p{C}/u);
        expect(searchQuery(`?${new URLSearchParams({ q: query })}`)).toBe(query);
      }),
    );
  });
});

describe('another spelling', () => {
  const known = ['Mullvad', 'Şifreleme', 'kill', 'switch'];
  test.each([
    ['mulvadd', 'Mullvad'],
    ['sifrelemme', 'Şifreleme'],
    ['kil swich', 'kill switch'],
    ['mullvad', undefined],
    ['xyzzy', undefined],
  ])('for "%s" is %s', (query, suggestion) => {
    expect(suggestQuery(query, known)).toBe(suggestion);
  });
});
