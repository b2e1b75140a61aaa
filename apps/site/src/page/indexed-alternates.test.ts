import { expect, test } from 'vitest';
import { indexedAlternates } from './indexed-alternates.ts';

const alternates = [
  { locale: 'en', path: '/a' },
  { locale: 'pl', path: '/pl/b' },
  { locale: 'tr', path: '/tr/c' },
] as const;

test('a page names its translations in the languages that are indexed', () => {
  expect(indexedAlternates({ locale: 'en', alternates })).toEqual(alternates);
  expect(indexedAlternates({ locale: 'en', alternates }, ['pl']).map(({ locale }) => locale)).toEqual([
    'en',
    'tr',
  ]);
});

test('a page in a language that is not indexed names none', () => {
  expect(indexedAlternates({ locale: 'pl', alternates }, ['pl'])).toEqual([]);
});
