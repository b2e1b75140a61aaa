import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameVariants } from './named-providers.ts';
import { searchLanguage } from './search-language.ts';
import { maxQueryLength, searchQuery } from './search-query.ts';
import { allowedTypos, searchWords } from './search-words.ts';
import { splitWords } from './split-words.ts';
import { suggestQuery } from './suggest-query.ts';

const skip = ['how', 'does', 'a', 'co', 'to', 'jest', 'za'];
const same = [
  ['free', 'gratis'],
  ['darmowy', 'za darmo'],
  ['wifi', 'wi-fi'],
];

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
    const [en, pl] = [searchLanguage('en', { skip, same }), searchLanguage('pl', { skip, same })];
    expect(searchWords('How does a VPN tunnel work?', en)).toEqual(['tunnel', 'work']);
    expect(searchWords('co to jest', pl)).toEqual(['co', 'to', 'jest']);
    expect(searchWords('a VPN tunnel', searchLanguage('en'))).toEqual(['a', 'tunnel']);
  });

  test('words that mean the same are one, in any form, phrases as a whole', () => {
    const [en, pl] = [searchLanguage('en', { skip, same }), searchLanguage('pl', { skip, same })];
    expect(searchWords('gratis', en)).toEqual(searchWords('free', en));
    expect(searchWords('public Wi-Fi', en)).toEqual(['public', 'wifi']);
    expect(searchWords('VPN za darmo', pl)).toEqual(searchWords('darmowego VPN-a', pl).slice(0, 1));
    expect(searchWords('za rok', pl)).toEqual(['rok']);
  });

  test.each(localeCodes)('in %s stems are found by themselves, whatever the text', (locale) => {
    const language = searchLanguage(locale, { skip, same });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const stems = searchWords(text, language);
        expect(stems).not.toContain('');
        for (const stem of stems) expect(searchWords(stem, language)).toEqual([stem]);
      }),
    );
  });
});

test.each([
  ['dns', 0],
  ['kill', 0],
  ['mulvad', 1],
  ['nordvpn', 2],
])('in "%s" %i letters may be wrong', (stem, typos) => {
  expect(allowedTypos(stem)).toBe(typos);
});

test.each([
  ['NordVPN', ['NordVPN', 'Nord VPN']],
  ['Proton VPN', ['Proton VPN', 'ProtonVPN']],
  ['hide.me', ['hide.me', 'hide me', 'hideme']],
  ['Private Internet Access', ['Private Internet Access', 'PrivateInternetAccess', 'PIA']],
])('%s is written in these forms', (name, forms) => {
  expect(nameVariants(name)).toEqual(forms);
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
    ['kil swich', 'kil switch'],
    ['swi', undefined],
    ['xyzzy', undefined],
  ])('for "%s" is %s', (query, suggestion) => {
    expect(suggestQuery(query, known)).toBe(suggestion);
  });
});
