import { expect, test } from 'vitest';
import { reservedSlugProblem } from './reserved-slugs.ts';

test.each([
  '404',
  '500',
  'index',
  'healthz',
  'readyz',
  'metrics',
  'styleguide',
  'robots',
  'robots.txt',
  'sitemap.xml',
  'favicon.ico',
  'feed',
  'rss.xml',
  'llms',
  'feeds/mullvad',
  'data/v1',
  'sendme',
  '_i18n/en',
  '_assets',
  '_og/pl',
  'api/x',
  'search',
  'szukaj',
  'ara',
  '_search/v1',
  'sitemap',
  'privacy/404',
  'a/b/500',
  'privacy/index',
])('%s is an address of the site itself', (slug) => {
  expect(reservedSlugProblem(slug)).toBeTruthy();
});

test.each(['privacy/data', 'metrics-explained', 'best-vpn/search', '404/why', 'database', 'privacy/api'])(
  '%s is free',
  (slug) => {
    expect(reservedSlugProblem(slug)).toBeUndefined();
  },
);
