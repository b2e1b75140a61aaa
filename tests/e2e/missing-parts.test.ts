import { openCard, waitForReload } from '@vpn-site/harness/browser.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { savingData, sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { pageWith } from '@vpn-site/harness/tested-site.ts';
import { islands } from '@vpn-site/site/shell/islands.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const mark = 'main a[data-evidence]';
/**
 * The max number of milliseconds until a page that reloads has requested itself. It usually takes less. On a slow machine
 * the test may miss a reload, but cannot fail without one.
 */
const reloadWindow = 700;

/** Tests the state after a new build without the files of the old one. */
describe('a part of an open page that is gone', () => {
  const browser = sharedBrowser({ viewport: { width: 1280, height: 900 } });
  let page: Page;
  let loads: string[];

  beforeAll(async () => {
    await browser.context.route(
      (url) => url.origin !== origin,
      (route) => route.fulfill({ body: 'elsewhere', contentType: 'text/html' }),
    );
  });
  beforeEach(async () => {
    page = await browser.context.newPage();
    loads = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  });
  afterEach(async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  });

  const take = (chunk: string) =>
    page.route(`**/_assets/${chunk}.*.js`, (route) => route.fulfill({ status: 404 }));
  const afterTenSeconds = () =>
    page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 10_001)));

  /** A tool for the tests in which any tool will do. */
  const [anyTool] = Object.keys(islands);

  describe.each(Object.keys(islands))('the tool %s', (island) => {
    const isLookedAt = isNightly || island === anyTool;
    const { path } = pageWith(new RegExp(`data-island="${island}"`));
    const place = () => page.locator(`[data-island="${island}"]`).first();

    test('is asked for again with its page, once, when it is seen; then it stays the form that it is', {
      tags: 'error-chunk-reload',
    }, async () => {
      await take(island);
      // The page scrolls itself, because it reloads as soon as the tool is visible, and a scroll by the test would be
      // interrupted.
      await page.addInitScript((name) => {
        addEventListener('load', () => document.querySelector(`[data-island="${name}"]`)?.scrollIntoView());
      }, island);
      await page.goto(origin + path);
      await waitForReload(page);
      expect(loads).toEqual([origin + path, origin + path]);
      await place().scrollIntoViewIfNeeded();
      await page.waitForTimeout(reloadWindow);
      expect(loads).toHaveLength(2);
      // The page does not reload, however often and late the tool is touched, because the same build would fail the same
      // way.
      await afterTenSeconds();
      const field = place().locator('input:visible, select:visible, button:visible').first();
      await field.focus();
      await page.waitForTimeout(reloadWindow);
      expect(loads).toHaveLength(2);
      expect(await field.evaluate((focused) => focused === document.activeElement)).toBe(true);
      expect(await field.isEnabled()).toBe(true);
    });

    test.runIf(isLookedAt)('does not take the page from a reader who is on the way to another', async () => {
      // With data saving on, the tool loads only when the test wants it.
      await savingData(page);
      await take(island);
      await page.route('**/slow-page', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, reloadWindow));
        await route.fulfill({ body: 'there', contentType: 'text/html' });
      });
      await page.goto(origin + path);
      await page.evaluate(() => {
        document
          .querySelector('main')
          ?.insertAdjacentHTML('afterbegin', '<a id="on" href="/slow-page">x</a>');
      });
      await place().evaluate((element) => {
        document.querySelector<HTMLElement>('#on')?.click();
        element.dispatchEvent(new Event('focusin', { bubbles: true }));
      });
      await page.waitForURL(`${origin}/slow-page`);
      expect(loads).toEqual([origin + path, `${origin}/slow-page`]);
    });

    test.runIf(isLookedAt)(
      'does not reload under a pointer that only passes, where its reader saves data',
      async () => {
        await savingData(page);
        await take(island);
        await page.goto(origin + path);
        await place().dispatchEvent('pointerenter');
        await page.waitForTimeout(reloadWindow);
        expect(loads).toHaveLength(1);
        await place().dispatchEvent('focusin');
        await waitForReload(page);
        expect(loads).toHaveLength(2);
      },
    );

    test.runIf(isLookedAt)('does not reload a page that has lost its connection', async () => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
      });
      await take(island);
      await page.goto(origin + path);
      await place().scrollIntoViewIfNeeded();
      await page.waitForTimeout(reloadWindow);
      expect(loads).toHaveLength(1);
    });
  });

  describe('the evidence card', () => {
    const { path } = pageWith(/<main[\s\S]*<a [^>]*data-evidence=/);

    test('is asked for again with its page when its mark is pressed, once; then the mark is a link', {
      tags: 'error-chunk-reload',
    }, async () => {
      await take('evidence-card');
      await page.goto(origin + path);
      const href = await page.locator(mark).first().getAttribute('href');
      await page.locator(mark).first().click();
      await waitForReload(page);
      expect(loads).toEqual([origin + path, origin + path]);
      await afterTenSeconds();
      await page.locator(mark).first().click();
      // The text fragment stays in the browser and is not part of the request.
      const address = href?.split('#:~:')[0] ?? '';
      await page.waitForURL(href ?? '');
      expect(loads).toEqual([origin + path, origin + path, address]);
    });

    test('does not reload the page under a pointer that passes, or rests, on a mark', async () => {
      await take('evidence-card');
      await page.goto(origin + path);
      await page.locator(mark).first().hover();
      await page.waitForTimeout(reloadWindow);
      await page.mouse.move(0, 0);
      await page.waitForTimeout(reloadWindow);
      expect(loads).toHaveLength(1);
    });
  });

  test('the list under a search box is asked for again with its page once, and the form works without it', async () => {
    await take('offer-answers');
    await page.goto(`${origin}/search`);
    const box = page.locator('main [data-search-input]');
    await box.focus();
    await waitForReload(page);
    await afterTenSeconds();
    await box.fill('vpn');
    await page.waitForTimeout(reloadWindow);
    expect(loads).toHaveLength(2);
    await box.press('Enter');
    await page.waitForURL(`${origin}/search?q=vpn`);
  });
});

describe('data that does not come at once', () => {
  const browser = sharedBrowser({ viewport: { width: 1280, height: 900 } });
  let page: Page;
  beforeAll(async () => {
    page = await browser.context.newPage();
  });
  afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

  /** Makes the first response an error; later ones are real. Returns a function that counts the requests. */
  async function failFirst(address: string): Promise<() => number> {
    let times = 0;
    await page.route(address, (route) => {
      times += 1;
      return times === 1 ? route.fulfill({ status: 503 }) : route.continue();
    });
    return () => times;
  }

  test('is asked for again for a tool', {
    tags: ['calls-retry-statuses', 'calls-page-payload'],
  }, async () => {
    const times = await failFirst('**/_ranking/*.json');
    await page.goto(origin + pageWith(/data-island-file="\/_ranking/).path);
    const place = page.locator('[data-island-file]').first();
    await place.scrollIntoViewIfNeeded();
    await expect.poll(times).toBe(2);
    // React leaves its mark on elements that it hydrated.
    await expect
      .poll(() => place.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
      .toBe(true);
  });

  test('is asked for again for an evidence card, which then opens', {
    tags: 'calls-retry-statuses',
  }, async () => {
    const times = await failFirst('**/_evidence/**');
    await page.goto(origin + pageWith(/<main[\s\S]*<a [^>]*data-evidence=/).path);
    await page.locator(mark).first().click();
    await page.waitForSelector(openCard);
    expect(times()).toBe(2);
  });

  test('is asked for again for the list under a search box', { tags: 'calls-retry-statuses' }, async () => {
    const times = await failFirst('**/_search/**');
    await page.goto(`${origin}/search`);
    await page.locator('main [data-search-input]').pressSequentially('vpn');
    await page.getByRole('option').first().waitFor();
    expect(times()).toBe(2);
  });
});
