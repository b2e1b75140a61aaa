import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { entryPoints } from '@vpn-site/harness/entry-points.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import { asReader } from '@vpn-site/harness/reader.ts';
import { builtPages, dist, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { describe, expect, inject, test } from 'vitest';

const { contentYear } = loadCatalog(siteRoot).site;
/** The address, language and part of the heading of pages, with the clauses that each proves. */
const pages = [
  [
    '/',
    'en',
    `The best VPN services of ${contentYear}, compared`,
    'content-headline-positioning',
    'routes-home-en',
    'layout-html-lang',
    'routes-public',
  ],
  ['/pl', 'pl', `Najlepszy VPN ${contentYear}`, 'routes-home-pl', 'layout-html-lang'],
  ['/tr', 'tr', 'VPN', 'routes-home-tr', 'layout-html-lang'],
  ['/privacy/what-is-a-vpn', 'en', 'What is a VPN?', 'content-explainer-pages', 'routes-slug'],
  ['/privacy/vpn-protocols', 'en', 'VPN protocols', 'content-explainer-pages'],
  ['/guides/set-up-vpn-on-android', 'en', 'Set up a VPN on Android', 'content-guide-pages'],
  ['/guides/install-vpn-on-router', 'en', 'Install a VPN on a router', 'content-guide-pages'],
  ['/about', 'en', 'About me'],
  ['/pl/prywatnosc/co-to-jest-vpn', 'pl', 'Co to jest VPN?', 'routes-slug'],
  ['/tr/gizlilik/vpn-nedir', 'tr', 'VPN nedir?', 'routes-slug'],
] as const;

describe.each(entryPoints)('routes through %s', (door, base) => {
  for (const [path, language, heading, ...clauses] of pages)
    test(`${path} is a page in ${language}`, { tags: [...clauses] }, async () => {
      const response = await fetch(base + path);
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(html).toContain(`<html lang="${language}"`);
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(heading);
    });

  test.each([
    ['/nope', 'en', '404 - Page not found: /nope | VPN Site', 'Page Not Found'],
    [
      '/pl/nope/deeper',
      'pl',
      '404 - Nie znaleziono strony: /pl/nope/deeper | VPN Site',
      'Nie znaleziono strony',
    ],
    ['/tr/yok', 'tr', '404 - Sayfa bulunamadı: /tr/yok | VPN Site', 'Sayfa bulunamadı'],
    ['/en', 'en', '404 - Page not found: /en | VPN Site', 'Page Not Found'],
    ['/404', 'en', '404 - Page not found: /404 | VPN Site', 'Page Not Found'],
    ['/pl/500', 'pl', '404 - Nie znaleziono strony: /pl/500 | VPN Site', 'Nie znaleziono strony'],
  ])(
    '%s is not found, in %s',
    {
      tags: [
        'routes-unmatched-404',
        'head-title-error',
        'error-404-heading',
        'error-unmatched-message',
        'error-localized',
      ],
    },
    async (path, language, title, heading) => {
      const response = await fetch(base + path, { headers: asReader });
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`>${heading}</h1>`);
    },
  );

  test.each([
    ['/pl/', '/pl'],
    ['/PL', '/pl'],
    ['/Privacy/What-Is-A-VPN', '/privacy/what-is-a-vpn'],
    ['/tr/gizlilik/vpn-nedir/?q=a&page=2', '/tr/gizlilik/vpn-nedir?q=a&page=2'],
  ])('%s moves for good to %s', { tags: 'routes-trailing-slash' }, async (path, target) => {
    const response = await fetch(base + path, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(target);
  });

  test('the requested path is shown escaped', async () => {
    const { status, body } = await rawRequest(base, '/x<b>"y');
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('<b>');
    if (status === 404) expect(body).toContain('/x&lt;b&gt;&quot;y');
  });

  test('the requested path is shown bounded', async () => {
    const { status, body } = await rawRequest(base, `/${'x'.repeat(1500)}`);
    expect(status).toBe(404);
    expect(body).not.toContain('x'.repeat(250));
  });

  test('a body that cannot be read is the client’s error, not ours', async () => {
    const response = await fetch(`${base}/pl`, {
      method: 'POST',
      body: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    // nginx accepts no bodies at all; an origin does not accept this method.
    expect(response.status).toBe(door === 'nginx' ? 413 : 405);
  });

  test('only reading is possible', async () => {
    const response = await fetch(`${base}/pl`, { method: 'POST', body: 'x' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

test('every page is public: nobody has to sign in, and no page has where to', {
  tags: 'routes-public',
}, async () => {
  const published = builtPages().filter(({ path }) => !/\/(?:404|500)$/.test(path));
  expect(published).toHaveLength(200);
  const { withQuery } = readRelease(dist).routes;
  const asked = [
    ...published.map(({ path }) => path),
    // Pages that are rendered on request: a search, a report, the answer of a tool, a choice of providers.
    ...[...withQuery.private, ...withQuery['shared-without-query']].map((path) => `${path}?q=vpn`),
    ...withQuery.choice.map((path) => `${path}?with=alder,birch,cedar`),
  ];
  const closed: string[] = [];
  for (const path of asked) {
    const response = await fetch(inject('originUrl') + path, { redirect: 'manual' });
    const html = await response.text();
    const isOpen = response.status === 200 && !response.headers.has('www-authenticate');
    if (!isOpen || html.includes('type="password"')) closed.push(path);
  }
  expect(closed).toEqual([]);
});
