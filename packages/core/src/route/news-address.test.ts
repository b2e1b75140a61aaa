import { expect, test } from 'vitest';
import { isNewsListPath, isNewsSlug, newsListPath } from './news-address.ts';

test('each language has a list of news with a name of its own', () => {
  expect([newsListPath('en'), newsListPath('pl'), newsListPath('tr')]).toEqual([
    '/news',
    '/pl/aktualnosci',
    '/tr/haberler',
  ]);
  expect(isNewsListPath('/pl/aktualnosci')).toBe(true);
  expect(isNewsListPath('/pl/news')).toBe(false);
  expect(isNewsListPath('/news/one')).toBe(false);
});

test.each([
  ['news', 'en', true],
  ['news/one', 'en', true],
  ['newspapers', 'en', false],
  ['news/one', 'tr', false],
  ['haberler/bir', 'tr', true],
] as const)('%s in %s', (slug, locale, belongs) => {
  expect(isNewsSlug(slug, locale)).toBe(belongs);
});
