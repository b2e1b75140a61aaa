import { describe, expect, test } from 'vitest';
import { isMirroredAsset, mirrorFile, pagePath } from './mirror-file.ts';

describe('a page of the build', () => {
  test.each([
    ['index.html', '/', 'index.html'],
    ['pl.html', '/pl', 'pl/index.html'],
    ['reviews/mullvad.html', '/reviews/mullvad', 'reviews/mullvad/index.html'],
  ])('%s, the page at %s, becomes %s', (file, path, mirrored) => {
    expect(pagePath(file)).toBe(path);
    expect(mirrorFile(path)).toBe(mirrored);
  });

  test.each([
    '404.html',
    'pl/500.html',
    'sendme/ivpn.html',
    'tr/sendme/ivpn.html',
    'styleguide.html',
    'feed.xml',
  ])('%s is none for readers of a copy', (file) => {
    expect(pagePath(file)).toBeUndefined();
  });
});

test.each([
  ['_assets/site.Dq1.css', true],
  ['_ipx/f_webp&w_720/images/x.png', true],
  ['data/v1/SHA256SUMS', true],
  ['favicon.svg', true],
  ['feed.json', false],
  ['feeds/ivpn.xml', false],
  ['_evidence/en/ivpn.json', false],
  ['_og/about.png', false],
  ['sitemap.xml', false],
  ['manifest.webmanifest', false],
])('%s may go along: %s', (file, goes) => {
  expect(isMirroredAsset(file)).toBe(goes);
});
