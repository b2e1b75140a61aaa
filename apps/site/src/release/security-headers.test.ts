import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beforePaintScript } from '#layout/before-paint-script.ts';
import { contentSecurityPolicy, resourcePolicy, securityHeaders } from './security-headers.ts';

const scriptHash = createHash('sha256').update(beforePaintScript).digest('base64');

describe('security headers', () => {
  test('are these, for a site on https', { tags: 'cookie-same-site' }, () => {
    expect(securityHeaders({ siteUrl: 'https://vpn.example' })).toEqual({
      'content-security-policy': `default-src 'none'; script-src 'self' 'sha256-${scriptHash}'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'credentialless',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    });
  });

  test('tell search engines to leave a site alone that nobody may index', () => {
    const robots = (isIndexable?: boolean) =>
      securityHeaders({ siteUrl: 'https://vpn.example', isIndexable })['x-robots-tag'];
    expect([robots(), robots(true), robots(false)]).toEqual([undefined, undefined, 'noindex, nofollow']);
  });

  test('promise no https where the site has none', () => {
    const headers = securityHeaders({ siteUrl: 'http://localhost:8080' });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test('open the hosts of analytics only with a key', () => {
    expect(contentSecurityPolicy({ isHttps: true })).not.toContain('google');
    const policy = contentSecurityPolicy({ hasAnalytics: true, isHttps: true });
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com\/gtag\/js;/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).toMatch(/img-src [^;]*https:\/\/\*\.google-analytics\.com/);
    expect(policy).not.toMatch(/style-src [^;]*google/);
  });

  test('open the hosts of the public icon service only where it may be asked', () => {
    expect(contentSecurityPolicy({ isHttps: true })).not.toContain('iconify');
    expect(contentSecurityPolicy({ isHttps: true, hasPublicIcons: true })).toMatch(
      /connect-src 'self' https:\/\/api\.iconify\.design [^;]*;/,
    );
  });
});

test.each([
  ['preview-image.png', 'cross-origin'],
  ['sitemap.xml', 'cross-origin'],
  ['feed.xml', 'cross-origin'],
  ['data/v1/scores.json', 'cross-origin'],
  ['index.html', 'same-origin'],
  ['_i18n/pl/messages.json', 'same-origin'],
  ['guides/data/x.html', 'same-origin'],
])('%s may be embedded by: %s', (file, policy) => {
  expect(resourcePolicy(file)).toBe(policy);
});

test('a page may be let ask in more places, and nothing else of its policy changes', () => {
  const [plain, open] = [[], ['https://v4.vpn.example']].map((moreConnects) =>
    contentSecurityPolicy({ isHttps: true, extraConnectHosts: moreConnects }),
  );
  expect(open).toBe(plain?.replace("connect-src 'self'", "connect-src 'self' https://v4.vpn.example"));
});
