import { expect, test } from 'vitest';
import { indexedAlternates } from './indexed-alternates.ts';

const alternates = [
  { locale: 'en', path: '/a' },
  { locale: 'pl', path: '/pl/b' },
  { locale: 'tr', path: '/tr/c' },
] as const;

test('a page names its translations in the languages that are indexed, and none in another language', () => {
  expect(indexedAlternates({ locale: 'en', alternates })).toEqual(alternates);
  expect(indexedAlternates({ locale: 'en', alternates }, ['pl']).map(({ locale }) => locale)).toEqual([
    'en',
    'tr',
  ]);
  expect(indexedAlternates({ locale: 'pl', alternates }, ['pl'])).toEqual([]);
});
