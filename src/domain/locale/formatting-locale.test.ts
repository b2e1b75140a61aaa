import { expect, test } from 'vitest';
import { formattingLocale, libraryDefaultLocale } from './formatting-locale.ts';

test('when no locale is configured, the default locale is en-US', {
  tags: 'constants-library-default-locale',
}, () => {
  expect(libraryDefaultLocale).toBe('en-US');
  expect(formattingLocale()).toBe('en-US');
});

test('a configured locale is written in its own way', () => {
  expect(formattingLocale('pl')).toBe('pl-PL');
  expect(formattingLocale('tr')).toBe('tr-TR');
});
