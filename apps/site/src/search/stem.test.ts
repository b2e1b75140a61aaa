import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stem } from './stem.ts';

describe('stem', () => {
  test.each([
    ['en', ['server', 'servers']],
    ['en', ['policy', 'policies']],
    ['en', ['cookie', 'cookies']],
    ['en', ['torrent', 'torrents', 'torrenting']],
    ['pl', ['lodz', 'lodzi', 'lodzia']],
    ['pl', ['serwer', 'serwery', 'serwerow', 'serwerach', 'serwerem']],
    ['pl', ['android', 'androida', 'androidzie']],
    ['pl', ['router', 'routera', 'routerze', 'routerow']],
    ['pl', ['predkosc', 'predkosci', 'predkoscia']],
    ['tr', ['sunucu', 'sunucular', 'sunuculari', 'sunucunun', 'sunucularda']],
    ['tr', ['inceleme', 'incelemesi', 'incelemeler', 'incelemeleri']],
    ['tr', ['gizlilik', 'gizliligi', 'gizlilige']],
    ['tr', ['protokol', 'protokoller', 'protokolleri']],
    ['tr', ['tutma', 'tutmama', 'tutmayan']],
    ['tr', ['istanbul', 'istanbula', 'istanbulda', 'istanbuldan']],
  ] as const)('in %s the forms %s share one', (locale, forms) => {
    expect(new Set(forms.map((form) => stem(form, locale))).size).toBe(1);
  });

  test.each([
    ['en', 'access'],
    ['en', 'analysis'],
    ['en', 'is'],
    ['pl', 'vpn'],
    ['tr', 'vpn'],
  ] as const)('in %s "%s" stays whole', (locale, word) => {
    expect(stem(word, locale)).toBe(word);
  });

  const words = fc.oneof(
    fc.stringMatching(/^[a-z0-9]{1,20}$/),
    // Repeated endings, which a random word seldom has.
    fc
      .array(fc.constantFrom('serwer', 'sunucu', 'lar', 'i', 'ow', 'ami', 'ing', 's', 'g', 'dzie', 'rze'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => parts.join('')),
  );

  test.each(localeCodes)('in %s a stem is never empty, begins as its word and is its own stem', (locale) => {
    fc.assert(
      fc.property(words, (word) => {
        const stemmed = stem(word, locale);
        expect(stemmed.length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
        expect(word.startsWith(stemmed.slice(0, 3))).toBe(true);
        expect(stem(stemmed, locale)).toBe(stemmed);
      }),
    );
  });
});
