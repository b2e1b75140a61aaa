import { expect, test } from 'vitest';
import {
  defaultLocale,
  formattingLocale,
  isLocaleCode,
  libraryDefaultLocale,
  locales,
} from './locale-table.ts';

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

test('when no locale is configured, the default locale is en-US', {
  tags: 'constants-library-default-locale',
}, () => {
  expect(libraryDefaultLocale).toBe('en-US');
  expect(formattingLocale()).toBe('en-US');
  expect(formattingLocale('pl')).toBe('pl-PL');
});
