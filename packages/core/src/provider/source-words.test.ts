import { expect, test } from 'vitest';
import { foreignTitle, foreignWords, publishedSources, sourceNote } from './source-words.ts';

test('words are foreign where the page is in another language; those that say nothing are English', () => {
  expect(foreignWords({}, 'en')).toBeUndefined();
  expect(foreignWords({}, 'pl')).toBe('en');
  expect(foreignWords({ language: 'pl' }, 'pl')).toBeUndefined();
  expect(foreignWords({ language: 'pl' }, 'en')).toBe('pl');
});

test('a title is in the language of its source, unless an editor gave it in another', () => {
  expect(foreignTitle({ language: 'de' }, 'pl')).toBe('de');
  expect(foreignTitle({ language: 'de', titleLanguage: 'en' }, 'pl')).toBe('en');
  expect(foreignTitle({ language: 'de', titleLanguage: 'en' }, 'en')).toBeUndefined();
  expect(foreignTitle({}, 'tr')).toBe('en');
});

test('a note is in words of its own or in those that several sources share', () => {
  const copy = { en: 'read in a copy', pl: 'czytane w kopii', tr: 'kopyasından okundu' };
  const own = { en: 'old', pl: 'stare', tr: 'eski' };
  const words = { sourceNotes: { copy } };
  expect(sourceNote({ note: 'copy' }, words)).toBe(copy);
  expect(sourceNote({ note: own }, words)).toBe(own);
  expect(sourceNote({}, words)).toBeUndefined();
  const page = { url: 'https://a.example', title: 'A', publisher: 'press', kind: 'document' as const };
  expect(publishedSources({ page, copied: { ...page, note: 'copy' } }, words)).toEqual({
    page,
    copied: { ...page, note: copy },
  });
});
