import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { builtPages } from './harness/built-pages.ts';
import { holdCountdown } from './harness/held-countdown.ts';

const origin = inject('originUrl');

describe('leaving the site', () => {
  let browser: TestBrowser;
  let page: Page;
  const warnings: string[] = [];

  beforeAll(async () => {
    browser = await openBrowser();
    // No request leaves this machine: whatever another host is asked, we answer.
    await browser.context.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }),
    );
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    warnings.length = 0;
    page = await browser.context.newPage();
    page.on('console', (message) => warnings.push(message.text()));
    await holdCountdown(page);
    await page.goto(`${origin}/sendme/mullvad`);
  });
  afterEach(() => page.close());

  test('a link that the build wrote leads out', async () => {
    await page.locator('main a[href^="https://mullvad.net"]').click();
    await page.waitForURL('https://mullvad.net/');
  });

  test.each([
    'href="https://evil.example/"',
    'href="https://evil.example/" rel="nofollow"',
    'href="http://mullvad.net/" rel="noopener"',
    'href="https://mullvad.net@evil.example/" rel="noopener"',
    'href="https://evil.example/" target="_blank"',
  ])('a link with %s is refused, and the refusal is logged', async (link) => {
    await page.evaluate((attributes) => {
      document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<a id="bad" ${attributes}>x</a>`);
    }, link);
    await page.click('#bad');
    await expect.poll(() => warnings).toContainEqual(expect.stringMatching(/^Refused to open https?:\/\//));
    expect(page.url()).toBe(`${origin}/sendme/mullvad`);
    expect(browser.context.pages().filter((open) => open.url().includes('evil'))).toEqual([]);
  });

  test('a script that navigates to another host is refused', async () => {
    await page.evaluate(() => {
      location.href = 'https://evil.example/by-script';
    });
    await expect
      .poll(() => warnings)
      .toContain(
        'Refused to open https://evil.example/by-script: it is not an address that this site may lead to.',
      );
    expect(page.url()).toBe(`${origin}/sendme/mullvad`);
  });

  test('an allowed click does not open the door for a script', async () => {
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href^="https://mullvad.net"]');
      link?.addEventListener('click', (event) => {
        event.preventDefault();
        location.href = 'https://evil.example/after-click';
      });
      link?.click();
    });
    await expect.poll(() => warnings.join()).toContain('https://evil.example/after-click');
    expect(page.url()).toBe(`${origin}/sendme/mullvad`);
  });

  test('links within the site are let through', async () => {
    await page.locator('header a').first().click();
    await page.waitForURL(`${origin}/`);
    expect(warnings.filter((warning) => warning.startsWith('Refused'))).toEqual([]);
  });
});

describe('links that the build wrote', () => {
  const { facts, site, offers } = loadCatalog(process.cwd());
  const known = new Set([
    ...facts.providers.map(({ website }) => new URL(website).host),
    ...offers.values().map(({ destination }) => new URL(destination).host),
    ...site.allowedHosts,
  ]);
  const sources = JSON.stringify(facts);

  test.each(builtPages())('$path leads out only where it may, with rel="noopener"', ({ file }) => {
    const html = readFileSync(`dist/client/${file}`, 'utf8');
    for (const [link] of html.matchAll(/<a [^>]*href="[a-z]+:[^>]*>/g)) {
      const href = (/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&');
      expect(href).toMatch(/^https:\/\//);
      expect(link).toMatch(/rel="[^"]*\bnoopener\b/);
      expect(known.has(new URL(href).host) || sources.includes(JSON.stringify(href))).toBe(true);
    }
  });
});
