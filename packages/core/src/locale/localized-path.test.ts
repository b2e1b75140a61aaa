import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from './locale-table.ts';
import { homePath, localizedPath, parseLocalizedPath } from './localized-path.ts';

describe('localized paths', () => {
  test.each([
    ['en', '', '/'],
    ['pl', '', '/pl'],
    ['tr', '', '/tr'],
    ['en', 'best-vpn/for-streaming', '/best-vpn/for-streaming'],
    ['pl', 'najlepszy-vpn/do-streamingu', '/pl/najlepszy-vpn/do-streamingu'],
    ['tr', 'yayin-icin', '/tr/yayin-icin'],
  ] as const)(
    '%s "%s" lives at %s',
    { tags: ['routes-default-no-prefix', 'routes-other-locales-prefixed'] },
    (locale, slug, path) => {
      expect(localizedPath(locale, slug)).toBe(path);
      expect(parseLocalizedPath(path)).toEqual({ locale, slug });
    },
  );

  test('the home path is / for the default locale and /{locale} for any other', {
    tags: 'constants-home-path',
  }, () => {
    expect(localeCodes.map(homePath)).toEqual(['/', '/pl', '/tr']);
  });

  test('a code that is not configured, or of the default locale, is an ordinary segment', {
    tags: 'locale-unknown-ignored',
  }, () => {
    expect(parseLocalizedPath('/de/about')).toEqual({ locale: 'en', slug: 'de/about' });
    expect(parseLocalizedPath('/en/about')).toEqual({ locale: 'en', slug: 'en/about' });
  });
});

const segment = fc
  .string({ unit: fc.constantFrom(...'abcxyz0189-'), minLength: 1, maxLength: 12 })
  .filter((text) => !localeCodes.some((code) => code === text));
const slug = fc.array(segment, { maxLength: 6 }).map((segments) => segments.join('/'));

describe('properties of localized paths', () => {
  test('path → (locale, slug) → path is the identity for any slug', {
    tags: 'routes-slug-many-segments',
  }, () => {
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), slug, (locale, text) => {
        expect(parseLocalizedPath(localizedPath(locale, text))).toEqual({ locale, slug: text });
      }),
    );
  });

  test('no input makes it throw or leave the site', () => {
    fc.assert(
      fc.property(fc.constantFrom(...localeCodes), fc.string({ unit: 'binary' }), (locale, text) => {
        const path = localizedPath(locale, text);
        expect(path).toMatch(/^\/(?!\/)/u);
        expect(() => parseLocalizedPath(text)).not.toThrow();
      }),
    );
  });
});
