import { expect, test } from 'vitest';
import { contentType } from './content-type.ts';

test.each([
  ['feed.xml', 'application/atom+xml; charset=utf-8'],
  ['feeds/mullvad.xml', 'application/atom+xml; charset=utf-8'],
  ['rss.xml', 'application/rss+xml; charset=utf-8'],
  ['tr/feed.json', 'application/feed+json; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['llms.txt', 'text/plain; charset=utf-8'],
  ['_og/pl/recenzje/ivpn.png', 'image/png'],
])('%s is sent as %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});
