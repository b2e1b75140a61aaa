import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import { describe, expect, test } from 'vitest';
import { publicOrigin, readConfig } from './config.ts';

describe('server configuration', () => {
  test('runs with nothing configured, without a database', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8080,
      siteUrl: undefined,
      allowedHosts: [],
      databaseUrl: undefined,
      distFolder: 'dist',
      logLevel: 'info',
      trustedProxies: [],
      countsClicks: true,
      spoolFile: 'var/clicks.sqlite',
      clicksPerMinute: 120,
      leakCheck: {},
    });
  });

  test('an empty variable is one that is not set', () => {
    expect(readConfig({ PORT: '', SITE_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  test('other names of the site are a list', () => {
    expect(readConfig({ ALLOWED_HOSTS: 'WWW.vpn.example, vpn.internal' }).allowedHosts).toEqual([
      'www.vpn.example',
      'vpn.internal',
    ]);
  });

  test('reads the settings of the click ledger', () => {
    const environment = {
      TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8',
      CLICK_LEDGER: 'off',
      CLICKS_PER_MINUTE: '0',
    };
    expect(readConfig(environment)).toMatchObject({
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'],
      countsClicks: false,
      clicksPerMinute: 0,
    });
  });

  test('production refuses to start without SITE_URL', { tags: 'site-config-url-required' }, () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/^SITE_URL is not set: write/);
  });

  test.each([
    [{ PORT: 'eighty' }, /PORT is wrong: write a port number/],
    [{ SITE_URL: 'vpn.example' }, /SITE_URL is wrong: write a full address/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL is wrong: write postgresql/],
    [{ ALLOWED_HOSTS: 'http://x' }, /ALLOWED_HOSTS.* is wrong: write host names/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL is wrong/],
    [{ TRUSTED_PROXIES: 'nginx' }, /TRUSTED_PROXIES is wrong: write addresses or networks/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES is wrong/],
    [{ CLICKS_PER_MINUTE: '-1' }, /CLICKS_PER_MINUTE is wrong: write a number/],
    [{ LEAK_CHECK_V4_HOST: 'https://v4.vpn.example' }, /LEAK_CHECK_V4_HOST is wrong: write a name without/],
    [{ LEAK_CHECK_V4_HOST: '192.0.2.1' }, /LEAK_CHECK_V4_HOST is wrong: write a name/],
    [
      { LEAK_CHECK_V4_HOST: 'a.example', LEAK_CHECK_V6_HOST: 'a.example' },
      /are both a.example: write a different name/,
    ],
    [
      { LEAK_CHECK_STUN: 'stun:stun.vpn.example:3478' },
      /LEAK_CHECK_STUN is wrong: write the name and the port/,
    ],
    [{ LEAK_CHECK_DNS_ZONE: 'leak.vpn.example' }, /LEAK_CHECK_DNS_KEY is not: write the key/],
    [{ LEAK_CHECK_DNS_KEY: 'short' }, /LEAK_CHECK_DNS_KEY is wrong: write at least 32/],
    [{ CLICK_LEDGER: 'yes' }, /CLICK_LEDGER is wrong: write on or off/],
  ])('refuses %j with a clear sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(ConfigError);
    expect(() => readConfig(environment)).toThrow(sentence);
  });

  test('says everything that is wrong at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });
});

describe('public origin', () => {
  test('is the one the pages were built for; another is refused', () => {
    expect(publicOrigin({ siteUrl: undefined }, 'https://vpn.example/')).toBe('https://vpn.example');
    expect(publicOrigin({ siteUrl: 'https://vpn.example' }, 'https://vpn.example')).toBe(
      'https://vpn.example',
    );
    const start = () => publicOrigin({ siteUrl: 'https://other.example' }, 'https://vpn.example');
    expect(start).toThrow(/build again/);
  });
});
