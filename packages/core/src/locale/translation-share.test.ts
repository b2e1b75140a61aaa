import { expect, test } from 'vitest';
import { isIndexedAt, minIndexedShare, translatedShare } from './translation-share.ts';

test('every text counts as one, of whichever kind it is', () => {
  expect(
    translatedShare([
      { translated: 8, all: 8 },
      { translated: 1, all: 12 },
    ]),
  ).toBe(9 / 20);
});

test('where there is nothing to translate, nothing is missing', () => {
  expect(translatedShare([{ translated: 0, all: 0 }])).toBe(1);
});

test('search engines are shown a language from the declared share on', () => {
  expect([minIndexedShare - 0.001, minIndexedShare, 1].map(isIndexedAt)).toEqual([false, true, true]);
});
