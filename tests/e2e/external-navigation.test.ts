import { readFileSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Author } from '@vpn-site/core/site/site-config.ts';
import { holdCountdown, openCard } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, dist, pageWith, siteRoot } from '@vpn-site/harness/tested-site.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const start = origin + pageWith(/<html lang="en"[\s\S]*data-hand-off/).path;

describe('leaving the site', () => {
  const browser = sharedBrowser();
  let page: Page;
  const warnings: string[] = [];

  beforeAll(async () => {
    // No request leaves this machine: we answer for every other host.
    await browser.context.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }),
    );
  });
  beforeEach(async () => {
    warnings.length = 0;
    page = await browser.context.newPage();
    page.on('console', (message) => warnings.push(message.text()));
    await holdCountdown(page);
    await page.goto(start);
  });
  afterEach(() => page.close());

  const outward = () => page.locator('main a[href^="https://"]:not([data-evidence])').first();
  const hostAllowed = async () => new URL((await outward().getAttribute('href')) ?? '').host;

  test('a link that the build wrote leads out', { tags: 'external-client-refused' }, async () => {
    const href = new URL((await outward().getAttribute('href')) ?? '').href;
    await outward().click();
    await page.waitForURL(href);
  });

  test.each([
    'href="https://evil.example/"',
    'href="https://evil.example/" rel="nofollow"',
    'href="https://evil.example/" rel="noopener"',
    'href="https://evil.example/" rel="sponsored nofollow noopener" target="_blank"',
    'href="https://{allowed}.evil.example/" rel="noopener"',
    'href="http://{allowed}/" rel="noopener"',
    'href="https://{allowed}@evil.example/" rel="noopener"',
    'href="https://{allowed}/"',
    'href="https://evil.example/" target="_blank"',
    'href="mailto:evil@evil.example" rel="noopener"',
  ])(
    'a link with %s is refused, and the refusal is logged',
    { tags: 'external-client-refused' },
    async (link) => {
      const host = await hostAllowed();
      await page.evaluate(
        (attributes) => {
          document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="bad" ${attributes}>x</a>`);
        },
        link.replaceAll('{allowed}', host),
      );
      await page.click('#bad');
      await expect
        .poll(() => warnings)
        .toContainEqual(expect.stringMatching(/^Refused to open (?:http|mailto)/));
      expect(page.url()).toBe(start);
      expect(browser.context.pages().filter((open) => open.url().includes('evil'))).toEqual([]);
    },
  );

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'https://u@evil.example',
    'javascript:alert(1)',
    '',
  ])(
    'a window that a script opens at "%s" is refused, and the refusal is logged',
    { tags: 'external-client-refused' },
    async (address) => {
      const before = browser.context.pages().length;
      expect(await page.evaluate((url) => window.open(url) === null, address)).toBe(true);
      await expect.poll(() => warnings).toContainEqual(expect.stringMatching(/^Refused to open /));
      expect(browser.context.pages()).toHaveLength(before);
    },
  );

  test('a window opens at an address of the site, and at one that the page names', async () => {
    for (const address of ['/', `https://${await hostAllowed()}/`]) {
      const opening = browser.context.waitForEvent('page');
      await page.evaluate((url) => void window.open(url), address);
      const opened = await opening;
      await opened.waitForURL(new URL(address, origin).href);
      await opened.close();
    }
    expect(warnings.filter((warning) => warning.startsWith('Refused'))).toEqual([]);
  });

  test('every source in an evidence card leads out', async () => {
    await page.goto(origin + pageWith(/<main[\s\S]*<a [^>]*data-evidence=/).path);
    await page.locator('main a[data-evidence]').first().click();
    const source = page.locator(`${openCard} a[href^="https://"]`).last();
    const href = new URL((await source.getAttribute('href')) ?? '').href;
    await source.click();
    await page.waitForURL(href);
  });

  test('a script that navigates to another host is refused', {
    tags: 'external-client-refused',
  }, async () => {
    await page.evaluate(() => {
      location.href = 'https://evil.example/by-script';
    });
    await expect.poll(() => warnings).toContain('Refused to open https://evil.example/by-script.');
    expect(page.url()).toBe(start);
  });

  test('an allowed click does not open the door for a script', async () => {
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="https://"]');
      link?.addEventListener('click', (event) => {
        event.preventDefault();
        location.href = 'https://evil.example/after-click';
      });
      link?.click();
    });
    await expect.poll(() => warnings.join()).toContain('https://evil.example/after-click');
    expect(page.url()).toBe(start);
  });
});

describe('links that the build wrote', () => {
  const { documents, facts, site, offers } = loadCatalog(siteRoot);
  const known = new Set([
    ...facts.providers.map(({ website }) => new URL(website).host),
    ...offers.values().map(({ destination }) => new URL(destination).host),
    ...site.allowedHosts,
    ...[site.reportErrors, site.repository]
      .flatMap((address) => address ?? [])
      .map((address) => new URL(address).host),
    ...[...documents.all()]
      .flatMap(({ frontMatter }) => (frontMatter.author as Partial<Author> | undefined)?.url ?? [])
      .map((address) => new URL(address).host),
  ]);
  /** Addresses for contacting the owner, possibly by mail. */
  const owners = [`mailto:${site.owner?.email}`, site.controller?.contact, site.reportErrors];
  /** Matches the fragment that opens a source at the quoted words. */
  const place = /(?:\?plain=1)?#(?::~:text=[^#]*|L\d+(?:-L\d+)?)$/;
  const sources = JSON.stringify(facts, (_, value) => (value instanceof Map ? [...value] : value));

  test.each(builtPages())('$path leads out only where it may, with rel="noopener"', ({ file }) => {
    const html = readFileSync(`${dist}/client/${file}`, 'utf8');
    for (const [link] of html.matchAll(/<a [^>]*href="[a-z]+:[^>]*>/g)) {
      const href = (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&');
      expect(link).toMatch(/rel="[^"]*\bnoopener\b/);
      if (owners.includes(href)) continue;
      expect(href).toMatch(/^https:\/\//);
      const isSource = [href, href.replace(place, '')].some((url) => sources.includes(JSON.stringify(url)));
      expect(known.has(new URL(href).host) || isSource).toBe(true);
    }
  });
});
