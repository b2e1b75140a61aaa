import { expect, test } from 'vitest';
import { isTool, isToolPath, providerDocumentSlug } from './named-routes.ts';
import { isNewsListPath, isNewsSlug, newsListPath } from './news-address.ts';

test.each([
  ['reviews/mullvad', 'pl', 'recenzje/mullvad'],
  ['comparisons/mullvad-vs-proton-vpn', 'tr', 'karsilastirma/mullvad-vs-proton-vpn'],
  ['guides/set-up', 'en', undefined],
] as const)('%s in %s has the slug %s', (id, locale, slug) => {
  expect(providerDocumentSlug(id, locale)).toBe(slug);
});

test.each([
  ['/tools/true-cost', true],
  ['/pl/narzedzia/prawdziwy-koszt', true],
  ['/tr/araclar/gercek-maliyet', true],
  ['/tools', false],
  ['/pl/tools/true-cost', false],
  ['/toolsmith/x', false],
  ['/', false],
])('%s: %s', (path, isInFolder) => {
  expect(isToolPath(path)).toBe(isInFolder);
});

test('the list of prices is a tool wherever it is, and a text is none', () => {
  expect(isTool({ id: 'pages/deals' }, '/pl/okazje')).toBe(true);
  expect(isTool({ id: 'pages/true-cost' }, '/tools/true-cost')).toBe(true);
  expect(isTool({ id: 'pages/about' }, '/about')).toBe(false);
});

test('each language has a list of news with a name of its own', () => {
  const paths = ['/news', '/pl/aktualnosci', '/tr/haberler'];
  expect([newsListPath('en'), newsListPath('pl'), newsListPath('tr')]).toEqual(paths);
  expect(['/pl/aktualnosci', '/pl/news', '/news/one'].map(isNewsListPath)).toEqual([true, false, false]);
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
