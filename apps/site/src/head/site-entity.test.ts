import { translator } from '@vpn-site/core/i18n/messages.ts';
import { fixtureWords } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { sampleSite } from './site.fixture.ts';
import { siteEntity } from './site-entity.ts';

const entity = (changed = {}) =>
  siteEntity({ ...sampleSite, ...changed }, 'pl', translator('pl', fixtureWords('pl')));

describe('the site config', () => {
  test('has every field of the specification', { tags: 'site-config-fields' }, () => {
    expect(entity({ twitter: 'vpnsite' })).toEqual({
      url: 'https://site.example',
      name: 'VPN Site',
      description: expect.stringContaining('2025'),
      separator: '|',
      titleSeparator: '|',
      twitter: '@vpnsite',
      defaultLocale: 'en',
      currentLocale: 'pl',
      indexable: true,
      trailingSlash: false,
    });
  });

  test('the description that the owner writes wins over the usual one, and takes the year', {
    tags: 'site-config-fields',
  }, () => {
    const description = { en: 'One', pl: 'VPN-y roku {year}', tr: 'Üç' };
    expect(entity({ description }).description).toBe('VPN-y roku 2025');
  });

  test.each([
    ['vpnsite', '@vpnsite'],
    ['@vpnsite', '@vpnsite'],
    [undefined, undefined],
  ])('a twitter handle %s is shown as %s', { tags: 'site-config-twitter-prefix' }, (twitter, shown) => {
    expect(entity({ twitter }).twitter).toBe(shown);
  });
});
