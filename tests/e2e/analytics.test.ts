import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { analyticsKey, buildPlantedSite } from '@vpn-site/harness/planted-site.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

const explainer = '/privacy/what-is-a-vpn';

/** A command to the tag script. A stub that is served in its place records it. */
type Command = [name: string, ...rest: unknown[]];

test('without a key a page knows nothing of analytics', { tags: 'analytics-off-without-key' }, async () => {
  const html = await (await fetch(inject('originUrl'))).text();
  expect(html).not.toContain('data-analytics');
  expect(html).not.toContain('data-cc');
});

describe('analytics with a key', () => {
  let dist: string;
  let origin: Origin;
  let browser: TestBrowser;
  let page: Page;
  let foreign: string[];

  beforeAll(async () => {
    dist = await buildPlantedSite();
    origin = await startOrigin({ DIST_DIR: dist });
  });
  afterAll(async () => {
    await origin.stop();
  });
  beforeEach(async () => {
    browser = await openBrowser();
    foreign = [];
    // No request leaves this machine: we answer for the analytics host.
    await browser.context.route(
      (url) => url.origin !== origin.url,
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ body: '', contentType: 'text/javascript' });
      },
    );
    // Robots are not asked for consent, and a browser under test identifies itself as one.
    await browser.context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    });
    page = await browser.context.newPage();
  });
  afterEach(() => browser.close());

  const commands = () =>
    page.evaluate(() =>
      (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer?.map((command) =>
        Array.from(command),
      ),
    ) as Promise<Command[] | undefined>;
  const pageViews = async () => (await commands())?.filter(([, name]) => name === 'page_view') ?? [];
  const question = (label: string) => page.getByRole('button', { name: label, exact: true });

  test.each([
    ['/', 'May we count this visit?', 'Allow', 'Refuse'],
    ['/pl', 'Czy możemy policzyć tę wizytę?', 'Zgadzam się', 'Nie zgadzam się'],
    ['/tr', 'Bu ziyareti sayabilir miyiz?', 'Kabul et', 'Reddet'],
  ])(
    '%s asks first, in its language, and loads nothing before',
    { tags: 'analytics-consent-first' },
    async (path, title, accept, refuse) => {
      const refused: string[] = [];
      page.on('console', (message) => refused.push(message.text()));
      await page.goto(origin.url + path);
      await page.getByText(title).waitFor();
      expect(await question(accept).isVisible()).toBe(true);
      expect(await question(refuse).isVisible()).toBe(true);
      expect(foreign).toEqual([]);
      expect(await commands()).toBeUndefined();
      expect(await browser.context.cookies()).toEqual([]);
      expect(refused.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
    },
  );

  test('after consent the tag is loaded with the key, and one page view is sent with its three fields', {
    tags: ['analytics-tag', 'analytics-page-view-fields'],
  }, async () => {
    await page.goto(`${origin.url}${explainer}?q=1`);
    await question('Allow').click();
    await expect.poll(() => foreign).toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsKey}`]);
    const all = await commands();
    expect(all?.map(([name]) => name)).toEqual(['js', 'config', 'event']);
    expect(all?.[1]).toEqual([
      'config',
      analyticsKey,
      { send_page_view: false, allow_google_signals: false },
    ]);
    expect(all?.[2]).toEqual([
      'event',
      'page_view',
      {
        page_title: 'What is a VPN? | VPN Site',
        page_path: explainer,
        page_location: `${origin.url}${explainer}?q=1`,
      },
    ]);
  });

  test('every other page is sent too; the same path is not sent again', {
    tags: ['analytics-page-view', 'analytics-no-repeat'],
  }, async () => {
    await page.goto(origin.url);
    await question('Allow').click();
    await expect.poll(pageViews).toHaveLength(1);
    await page.goto(origin.url + explainer);
    await expect.poll(pageViews).toHaveLength(1);
    for (const repeated of [explainer, '/', `${explainer}?again=1`]) {
      await page.goto(origin.url + repeated);
      await page.getByRole('button', { name: 'Analytics choice' }).waitFor();
      await page.waitForTimeout(300);
      expect(await pageViews()).toEqual([]);
    }
  });

  test('after refusal nothing is loaded, and nobody is asked again', {
    tags: 'analytics-consent-first',
  }, async () => {
    await page.goto(origin.url);
    await question('Refuse').click();
    await page.goto(origin.url + explainer);
    await page.getByRole('button', { name: 'Analytics choice' }).waitFor();
    expect(await question('Allow').count()).toBe(0);
    expect(foreign).toEqual([]);
    expect(await browser.context.cookies()).toEqual([]);
  });

  test('consent can be taken back; what the service stored is removed', async () => {
    await page.goto(origin.url);
    await question('Allow').click();
    await expect.poll(pageViews).toHaveLength(1);
    await browser.context.addCookies([{ name: '_ga', value: 'x', url: origin.url }]);
    await page.getByRole('button', { name: 'Analytics choice' }).click();
    await question('Refuse').click();
    await expect.poll(() => browser.context.cookies()).toEqual([]);
    await expect.poll(commands).toBeUndefined();
    foreign.length = 0;
    await page.goto(origin.url + explainer);
    await page.getByRole('button', { name: 'Analytics choice' }).waitFor();
    expect(foreign).toEqual([]);
  });

  test('Global Privacy Control counts as refusal: no question, nothing loads', {
    tags: 'analytics-gpc-refusal',
  }, async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
    await page.goto(origin.url, { waitUntil: 'networkidle' });
    expect(await page.getByText('May we count this visit?').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Analytics choice' }).count()).toBe(0);
    expect(loaded.filter((url) => /analytics|consent|_i18n/.test(url))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  test.each(['/privacy-notice', '/pl/polityka-prywatnosci', '/tr/gizlilik-bildirimi'])(
    '%s names the service, though it is rendered by a server that was not told the key',
    async (path) => {
      const html = await (await fetch(origin.url + path)).text();
      expect(html).toContain('Google Analytics');
      const without = await (await fetch(inject('originUrl') + path)).text();
      expect(without).not.toContain('Google Analytics');
    },
  );

  describe('the count of page views in the same build', () => {
    const counted = async () => {
      const metrics = await (await fetch(`${origin.url}/metrics`)).text();
      return Number(/^views_counted_total (\d+)$/m.exec(metrics)?.[1]);
    };

    test('is told of each page by its script, which stays within its budget, and leaves nothing in the browser', async () => {
      const before = await counted();
      await page.goto(`${origin.url}${explainer}?q=1`);
      await expect.poll(counted).toBe(before + 1);
      await page.goto(`${origin.url}/pl`, { referer: 'https://search.example/' });
      await expect.poll(counted).toBe(before + 2);
      expect(await browser.context.cookies()).toEqual([]);
      const scripts = await page.evaluate(() =>
        [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
      );
      const bytes = scripts.map((file) => readFileSync(join(dist, 'client', `${file}.br`)).length);
      expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
        1000 * budgets.javascriptBeforeInteractionKilobytes,
      );
    });
  });
});
