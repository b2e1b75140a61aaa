import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { noBreak, noBreakMessage, noBreakMessages } from './no-break.ts';

/** No-break spaces made visible. */
const seen = (text: string) => text.replaceAll('\u00a0', '_');

describe('noBreak', () => {
  test.each<[string, LocaleCode, string]>([
    ['Serwery w Polsce i w Turcji', 'pl', 'Serwery w_Polsce i_w_Turcji'],
    ['W kawiarni (a w domu) z kimś', 'pl', 'W_kawiarni (a_w_domu) z_kimś'],
    ['Czytaj o ', 'pl', 'Czytaj o_'],
    ['klasy A i VPN-u u Techlore’a w', 'pl', 'klasy A_i_VPN-u u_Techlore’a w'],
    ['a device and a server', 'en', 'a device and a server'],
    ['o bir sunucu', 'tr', 'o bir sunucu'],
    ['10 GB, ayda 5 GB', 'tr', '10_GB, ayda 5_GB'],
    ['5 GHz or 100 Mbit/s, 3 modes', 'en', '5_GHz or 100_Mbit/s, 3 modes'],
  ])('%s (%s)', (text, locale, expected) => {
    expect(seen(noBreak(text, locale))).toBe(expected);
  });

  test('only spaces change, and a second time changes nothing', () => {
    const words = fc.array(fc.oneof(fc.constantFrom('w', 'I', 'z', 'a', '10', 'GB', '#', '{'), fc.string()));
    fc.assert(
      fc.property(words, fc.constantFrom(...localeCodes), (list, locale) => {
        const text = list.join(' ');
        const once = noBreak(text, locale);
        const plain = (some: string) => some.replaceAll('\u00a0', ' ');
        expect(plain(once)).toBe(plain(text));
        expect(noBreak(once, locale)).toBe(once);
      }),
    );
  });
});

describe('noBreakMessage', () => {
  const inPolish = (message: string) => seen(noBreakMessage(message, 'pl'));

  test('words get their spaces, also in the forms of a plural and beside arguments', () => {
    expect(inPolish('{name} i {other} w {count, plural, one {# GB w domu} other {# GB i {x}}}')).toBe(
      '{name} i_{other} w_{count, plural, one {#_GB w_domu} other {#_GB i_{x}}}',
    );
    expect(inPolish('{count} GB miesięcznie')).toBe('{count}_GB miesięcznie');
  });

  test('syntax keeps its own, whatever the names are', () => {
    expect(inPolish('{a, select, i {z nami} w {u nas} other {}}')).toBe(
      '{a, select, i {z_nami} w {u_nas} other {}}',
    );
  });

  test('an ending that follows an argument is no word', () => {
    expect(inPolish('{name}a jest')).toBe('{name}a jest');
  });

  test('a tree keeps its shape', () => {
    expect(noBreakMessages({ a: 'w x', b: { c: 'y' } }, 'pl')).toEqual({ a: 'w\u00a0x', b: { c: 'y' } });
  });
});
