import { holdCountdown } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import {
  type RecordingProxy,
  startRecordingProxy,
  waitForResources,
} from '@vpn-site/harness/recording-proxy.ts';
import { inViewLimit } from '@vpn-site/site/browser/prefetch/start-prefetch.ts';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

const explainer = '/privacy/what-is-a-vpn';

describe('prefetching', () => {
  const browser = sharedBrowser({ viewport: { width: 1280, height: 800 } });
  let front: RecordingProxy;
  let page: Page;

  beforeEach(async () => {
    front = await startRecordingProxy(inject('originUrl'), 'one');
    page = await browser.context.newPage();
  });
  afterEach(async () => {
    await page.close();
    await front.close();
  });

  const fetchedAhead = () =>
    front.asked.filter(({ headers }) => headers['sec-purpose']?.includes('prefetch')).map(({ path }) => path);
  const sheets = () => fetchedAhead().filter((path) => path.endsWith('.css'));
  const prefetched = () => fetchedAhead().filter((path) => !path.endsWith('.css'));

  /** Adds links at the start of the content. Observers that were created when the page loaded do not notice them. */
  async function addLinks(links: readonly string[]): Promise<void> {
    await page.evaluate((all) => {
      const list = document.createElement('p');
      list.id = 'added';
      list.innerHTML = all.map((link) => `<a ${link}>x</a> `).join('');
      document.querySelector('main')?.prepend(list);
    }, links);
  }

  const focusAll = () =>
    page.evaluate(async () => {
      for (const link of document.querySelectorAll<HTMLElement>('#added a')) {
        link.focus();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });

  test('a link that is pointed at is fetched, once', { tags: 'prefetch-triggers' }, async () => {
    await holdCountdown(page);
    await page.goto(`${front.url}/pl/sendme/alder`);
    await addLinks([`href="${explainer}"`]);
    await page.hover('#added a');
    await expect.poll(prefetched).toEqual([explainer]);
    await page.hover('h1');
    await page.hover('#added a');
    await page.waitForTimeout(200);
    expect(prefetched()).toEqual([explainer]);
  });

  test('style sheets of other kinds of pages are fetched, so that the next page waits for none', async () => {
    await page.goto(`${front.url}${explainer}`);
    const named = await page.locator('meta[name="next-sheets"]').getAttribute('content');
    await expect.poll(() => sheets().toSorted()).toEqual(named?.split(' ').toSorted());
    await waitForResources(page, sheets());
    const before = front.asked.length;
    await page.goto(`${front.url}/reviews/alder`, { waitUntil: 'networkidle' });
    expect(await page.locator('link[rel="stylesheet"]').count()).toBeGreaterThan(1);
    const waitedFor = front.asked.slice(before).filter(({ headers }) => !headers['sec-purpose']);
    expect(waitedFor.map(({ path }) => path)).toContain('/reviews/alder');
    expect(waitedFor.filter(({ path }) => path.endsWith('.css'))).toEqual([]);
  });

  test('style sheets are fetched where a browser finds no idle moment, too', async () => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback, { timeout = Infinity } = {}) =>
        timeout < Infinity ? window.setTimeout(callback, timeout) : 0;
    });
    await page.goto(`${front.url}${explainer}`);
    await expect.poll(() => sheets().length).toBeGreaterThan(1);
  });

  test('a link that rests in view within the content is fetched, and one in the footer is not', {
    tags: 'prefetch-triggers',
  }, async () => {
    await page.goto(`${front.url}/guides`);
    const link = page.locator(`main a[href="${explainer}"]`).first();
    await link.scrollIntoViewIfNeeded();
    await expect.poll(prefetched).toContain(explainer);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    const inMain = await page
      .locator('main a[href]')
      .evaluateAll((all) => all.map((found) => (found as HTMLAnchorElement).pathname));
    expect(prefetched().filter((path) => !inMain.includes(path))).toEqual([]);
    expect(prefetched().length).toBeLessThanOrEqual(inViewLimit);
  });

  test('at most four are fetched at once', { tags: 'prefetch-limit' }, async () => {
    const release = front.holdPrefetches();
    await page.goto(`${front.url}/404`);
    await addLinks(Array.from({ length: 9 }, (_, number) => `href="/not-there-${number}"`));
    await focusAll();
    const added = () => prefetched().filter((path) => path.startsWith('/not-there-'));
    await expect.poll(front.mostPrefetches).toBe(4);
    await page.waitForTimeout(300);
    release();
    await expect.poll(() => added().length).toBe(9);
    expect(front.mostPrefetches()).toBe(4);
  });

  test('nothing is fetched for a reader who saves data', { tags: 'prefetch-save-data' }, async () => {
    const devtools = await browser.context.newCDPSession(page);
    await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    await page.goto(`${front.url}/`);
    await page.locator(`main a[href="${explainer}"]`).first().hover();
    await page.waitForTimeout(1500);
    expect(fetchedAhead()).toEqual([]);
  });
});
