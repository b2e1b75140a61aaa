import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from './locale-table.ts';
import { addNoBreakSpaces, addNoBreakSpacesInEach } from './no-break.ts';

/** Makes no-break spaces visible. */
const seen = (text: string) => text.replaceAll('\u00a0', '_');

describe('addNoBreakSpaces', () => {
  test.each<[string, LocaleCode, string]>([
    ['Serwery w Polsce i w Turcji', 'pl', 'Serwery w_Polsce i_w_Turcji'],
    ['W kawiarni (a w domu) z kimś', 'pl', 'W_kawiarni (a_w_domu) z_kimś'],
    ['Czytaj o ', 'pl', 'Czytaj o_'],
    ['klasy A i VPN-u u Techlore’a w', 'pl', 'klasy A_i_VPN-u u_Techlore’a w'],
    ['a device and a server', 'en', 'a device and a server'],
    ['o bir sunucu', 'tr', 'o bir sunucu'],
    ['10 GB, ayda 5 GB', 'tr', '10_GB, ayda 5_GB'],
    ['5 GHz or 100 Mbit/s, 3 modes', 'en', '5_GHz or 100_Mbit/s, 3 modes'],
    ['11 października 2026 r. i 3 maja', 'pl', '11_października 2026_r. i_3_maja'],
    ['art. 13 ust. 2, nr 5, art. prasowy', 'pl', 'art._13 ust._2, nr_5, art. prasowy'],
    ['ocena 8 pkt, 2 mln osób, 2026 rok', 'pl', 'ocena 8_pkt, 2_mln osób, 2026 rok'],
    ['11 Ekim 2026, 15 Mayıs’ta, 3 Martı', 'tr', '11_Ekim 2026, 15_Mayıs’ta, 3 Martı'],
    ['October 11, 2026', 'en', 'October 11, 2026'],
    ['„w” i „w domu”, «z kimś», "o nas", [i tyle]', 'pl', '„w” i_„w_domu”, «z_kimś», "o_nas", [i_tyle]'],
    ['A w domu? O, U nas – z nimi. Z…', 'pl', 'A_w_domu? O, U_nas – z_nimi. Z…'],
    ['{side, select, other {tylko }}w {count}', 'pl', '{side, select, other {tylko }}w_{count}'],
    ['art. 6 ust. 1 lit. f RODO', 'pl', 'art._6 ust._1 lit._f RODO'],
    ['GDPR Art. 6(1)(f), Art. deco', 'en', 'GDPR Art._6(1)(f), Art. deco'],
    ['KVKK m. 5/2-f, 5 m. uzak', 'tr', 'KVKK m._5/2-f, 5_m. uzak'],
    ['397 kB, 100 Mb/s, 5 min, 10 minut', 'pl', '397_kB, 100_Mb/s, 5_min, 10 minut'],
    ['100 Mbit/sn, 5 sn, 10 dk, 3 dakika', 'tr', '100_Mbit/sn, 5_sn, 10_dk, 3 dakika'],
  ])('%s (%s)', (text, locale, expected) => {
    expect(seen(addNoBreakSpaces(text, locale))).toBe(expected);
  });

  test('no Polish word of one letter ends a line, wherever it is', () => {
    const opening = fc.constantFrom('', '(', '„', '«', '[', '–\u00a0');
    const letter = fc.constantFrom(...'aiouwzAIOUWZ');
    const short = fc.tuple(opening, letter).map((parts) => parts.join(''));
    const word = fc.constantFrom('dom', 'VPN-u', 'Techlore’a', '12', '{count}', 'GB');
    fc.assert(
      fc.property(fc.array(fc.oneof(short, word), { maxLength: 8 }), word, (before, last) => {
        const text = addNoBreakSpaces([...before, last].join(' '), 'pl');
        expect(text).not.toMatch(/(?<![\p{L}\p{N}’-])[aiouwz] /iu);
      }),
    );
  });

  test.each<[LocaleCode, readonly string[]]>([
    ['en', ['GB', 'Mbps', 'ms', 'USD']],
    ['pl', ['GB', 'kB', 'Mb/s', 'zł', 'r.', 'mln', 'maja', 'października']],
    ['tr', ['GB', 'TL', 'sn', 'Mbit/sn', 'Mayıs', 'Ekim', 'Ağu']],
  ])('in %s a number keeps what it counts', (locale, units) => {
    const number = fc.integer({ min: 1, max: 31 });
    const around = fc.constantFrom('', 'dom ', '(', '„');
    fc.assert(
      fc.property(around, number, fc.constantFrom(...units), (before, count, unit) => {
        expect(seen(addNoBreakSpaces(`${before}${count} ${unit}, i`, locale))).toContain(`${count}_${unit}`);
      }),
    );
  });

  test('only spaces change, and a second time changes nothing', () => {
    const words = fc.array(
      fc.oneof(fc.constantFrom('w', 'I', 'z', 'a', '10', 'GB', 'r.', 'nr', 'maja', '#', '{'), fc.string()),
    );
    fc.assert(
      fc.property(words, fc.constantFrom(...localeCodes), (list, locale) => {
        const text = list.join(' ');
        const once = addNoBreakSpaces(text, locale);
        const plain = (some: string) => some.replaceAll('\u00a0', ' ');
        expect(plain(once)).toBe(plain(text));
        expect(addNoBreakSpaces(once, locale)).toBe(once);
      }),
    );
  });
});

test('words of all languages get the spaces of each, and no language is added', () => {
  const words = { en: 'a b', pl: 'w domu', tr: '3 Mart' };
  expect(addNoBreakSpacesInEach(words)).toEqual({ en: 'a b', pl: 'w\u00a0domu', tr: '3\u00a0Mart' });
  expect(addNoBreakSpacesInEach({ en: '5 GB', pl: undefined })).toEqual({ en: '5\u00a0GB' });
});
