import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectLocale, parseAcceptLanguage } from './detect-locale.ts';
import { isLocaleCode } from './locale-table.ts';

describe('locale detection', () => {
  test('the cookie wins, then the browser languages in their order, the fallback and the route prefix', {
    tags: 'locale-detect-prefix-last',
  }, () => {
    expect(detectLocale({ cookie: 'tr', languages: ['pl'], fallback: 'en', path: '/pl' })).toBe('tr');
    expect(detectLocale({ languages: ['de-DE', 'pl-PL', 'tr'], fallback: 'en', path: '/tr' })).toBe('pl');
    expect(detectLocale({ languages: ['de'], fallback: 'tr', path: '/pl' })).toBe('tr');
    expect(detectLocale({ languages: ['de'], path: '/pl/o-mnie' })).toBe('pl');
    expect(detectLocale({})).toBe('en');
  });

  test('a code that is not configured is ignored', { tags: 'locale-unknown-ignored' }, () => {
    expect(detectLocale({ cookie: 'xx', languages: ['pl'] })).toBe('pl');
    expect(detectLocale({ cookie: '__proto__', fallback: 'constructor' })).toBe('en');
  });

  test('no input makes it throw or answer with something else than a locale', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (cookie, header, path) => {
        expect(isLocaleCode(detectLocale({ cookie, languages: parseAcceptLanguage(header), path }))).toBe(
          true,
        );
      }),
    );
  });
});

describe('Accept-Language', () => {
  test.each([
    ['pl,en;q=0.8', ['pl', 'en']],
    ['en;q=0.5, tr-TR;q=0.9, pl', ['pl', 'tr-TR', 'en']],
    ['*;q=0.1, pl;q=0', []],
    ['tr;Q=0.4,en;q=oops', ['tr']],
    ['', []],
  ])('%s', (header, expected) => {
    expect(parseAcceptLanguage(header)).toEqual(expected);
  });
});
