import { expect, test } from 'vitest';
import { readBuildSettings } from './build-settings.ts';

test('everything has a default, and an empty variable is not set', () => {
  const defaults = {
    siteUrl: 'http://localhost:8080',
    prerenderLimit: 20_000,
    hasStyleguide: false,
    hasDrafts: false,
    analyticsKey: undefined,
    countsViews: false,
    countsClicks: true,
    checksLeaks: false,
    hasPublicIcons: false,
    isPreview: false,
    compressesQuickly: false,
    previousDist: undefined,
    siteDir: '.',
    outDir: 'dist',
  };
  expect(readBuildSettings({})).toEqual(defaults);
  expect(readBuildSettings({ SITE_URL: '', PRERENDER_LIMIT: '', STYLEGUIDE: '', ANALYTICS_KEY: '' })).toEqual(
    defaults,
  );
});

test.each([
  [{ SITE_URL: 'foo' }, 'SITE_URL: write a full address'],
  [{ PRERENDER_LIMIT: 'abc' }, 'PRERENDER_LIMIT: write a whole number'],
  [{ PRERENDER_LIMIT: '-1' }, 'PRERENDER_LIMIT: write 0 or more'],
  [{ STYLEGUIDE: 'yes' }, 'STYLEGUIDE: write 1'],
  [{ PAGE_VIEWS: 'on' }, 'PAGE_VIEWS: write 1'],
  [{ CLICK_LEDGER: '0' }, 'CLICK_LEDGER: write off'],
  [{ PREVIEW: 'yes' }, 'PREVIEW: write 1'],
  [{ COMPRESSION: 'none' }, 'COMPRESSION: write quick'],
  [{ ICON_FALLBACK: 'on' }, 'ICON_FALLBACK: write 1'],
  [{ ANALYTICS_KEY: "G-1';x" }, 'ANALYTICS_KEY: write a property id'],
  [{ ANALYTICS_KEY: 'UA-12345-1' }, 'ANALYTICS_KEY: write a property id'],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readBuildSettings(environment)).toThrow(sentence);
});

test.each([
  [{ ICON_FALLBACK: '1' }, { hasPublicIcons: true }],
  [{ ICON_FALLBACK: '0' }, { hasPublicIcons: false }],
  [{ PAGE_VIEWS: '1' }, { countsViews: true }],
  // A leak check needs networks or a zone of its own.
  [{ LEAK_CHECK_NETWORKS: '/tables/asn.mmdb' }, { checksLeaks: true }],
  [{ LEAK_CHECK_DNS_ZONE: 'leak.vpn.example' }, { checksLeaks: true }],
  [{ LEAK_CHECK_STUN: 'stun.vpn.example:3478' }, { checksLeaks: false }],
  [{ ANALYTICS_KEY: 'G-AB12CD34' }, { analyticsKey: 'G-AB12CD34' }],
  [
    { SITE_DIR: 'tests/site', OUT_DIR: '/tmp/out' },
    { siteDir: 'tests/site', outDir: '/tmp/out' },
  ],
  [
    { SITE_DIR: '', OUT_DIR: '' },
    { siteDir: '.', outDir: 'dist' },
  ],
])('%j means %j', (environment, settings) => {
  expect(readBuildSettings(environment)).toMatchObject(settings);
});
