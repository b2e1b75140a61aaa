import { expect, test } from 'vitest';
import { defaultLocale, isLocaleCode, localeOf, locales } from './locale-table.ts';

test('the locales are en (default), pl and tr, with all their fields', {
  tags: ['locale-supported-set', 'locale-fields', 'locale-values'],
}, () => {
  expect(defaultLocale).toBe('en');
  expect(locales.map(({ code, iso, name, language }) => ({ code, iso, name, language }))).toEqual([
    { code: 'en', iso: 'en-US', name: 'English', language: 'en' },
    { code: 'pl', iso: 'pl-PL', name: 'Polski', language: 'pl' },
    { code: 'tr', iso: 'tr-TR', name: 'Türkçe', language: 'tr' },
  ]);
});

test.each(['de', 'EN', '', '__proto__', undefined, 1])('%j is not a configured code', (code) => {
  expect(isLocaleCode(code)).toBe(false);
});

test('a code leads to its row', () => {
  expect(localeOf('tr').name).toBe('Türkçe');
});
