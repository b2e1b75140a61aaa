import { readFileSync } from 'node:fs';
import budgets from '@vpn-site/bench/budgets.json' with { type: 'json' };
import {
  openCard as card,
  openBrowser,
  type TestBrowser,
  waitForAnimations,
  watchShifts,
} from '@vpn-site/harness/browser.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { savingData } from '@vpn-site/harness/reader-pages.ts';
import { type Styleguide, startStyleguide } from '@vpn-site/harness/styleguide.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { transferredScripts } from '@vpn-site/harness/transferred-scripts.ts';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const article = '/privacy/what-is-a-vpn';

describe('JavaScript', () => {
  let browser: TestBrowser;
  let site: Styleguide;
  beforeAll(async () => {
    browser = await openBrowser({ viewport: { width: 1280, height: 900 } });
    site = await startStyleguide();
  });
  afterEach(() => Promise.all(browser.context.pages().map((page) => page.close())));
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });

  /** Opens a page, waits until nothing more is loaded, and returns the size of its scripts. */
  async function readToIdle(url: string, prepare: (page: Page) => Promise<unknown> = async () => undefined) {
    const page = await browser.context.newPage();
    const scripts = await transferredScripts(page);
    await prepare(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    return { page, scripts };
  }

  test.each([article, '/'])(
    '%s runs at most 8 KB before anybody touches it, and loads at most 12 by idle',
    async (path) => {
      const { page, scripts } = await readToIdle(origin + path);
      const started = await page.evaluate(() =>
        [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
      );
      expect(started.length).toBeGreaterThan(0);
      const run =
        started.reduce((sum, file) => sum + readFileSync(`${dist}/client${file}.br`).length, 0) / 1000;
      expect(run).toBeLessThanOrEqual(budgets.javascriptBeforeInteractionKilobytes);
      const byIdle = await scripts.kilobytes();
      expect(byIdle).toBeGreaterThan(0);
      expect(byIdle).toBeLessThanOrEqual(budgets.javascriptByIdleKilobytes);
    },
  );

  test('an evidence card and a toast bring React once, and 110 KB in all', async () => {
    const { page, scripts } = await readToIdle(`${site.url}/styleguide`);
    await page.locator('a[data-evidence]').first().click();
    await page.waitForSelector(card);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show a toast', exact: true }).click();
    await page.waitForSelector('[aria-live="polite"] [role="dialog"]');
    await page.locator('a[data-evidence]').nth(1).click();
    await page.waitForSelector(card);
    const kilobytes = await scripts.kilobytes();
    expect(kilobytes).toBeGreaterThan(60);
    expect(kilobytes).toBeLessThanOrEqual(budgets.javascriptWithReactKilobytes);
    const bodies = await Promise.all(
      scripts.names().map(async (name) => (await fetch(site.url + name)).text()),
    );
    expect(bodies.filter((body) => body.includes('react.dev/errors')).length).toBe(1);
    expect(new Set(scripts.names()).size).toBe(scripts.names().length);
  });

  test('the search box brings no React', async () => {
    const { page, scripts } = await readToIdle(origin + article);
    const before = scripts.names().length;
    await page.keyboard.press('/');
    await expect.poll(() => scripts.names().length).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    const bodies = scripts.names().map((name) => readFileSync(`${dist}/client${name}`, 'utf8'));
    expect(bodies.filter((body) => body.includes('react.dev/errors'))).toEqual([]);
  });

  test('readers who save data are sent nothing before they ask', async () => {
    const { page, scripts } = await readToIdle(`${origin}/`, savingData);
    const before = scripts.names().length;
    const mark = page.locator('a[data-evidence]').first();
    await mark.hover();
    await page.waitForTimeout(400);
    expect(scripts.names()).toHaveLength(before);
    await mark.click();
    await page.waitForSelector(card);
    expect(scripts.names().length).toBeGreaterThan(before);
  });

  test('a pointer that comes near a mark starts the loading for everybody else', async () => {
    const { page, scripts } = await readToIdle(`${origin}/`);
    const before = scripts.names().length;
    // The pointer leaves at once, because resting there would open the card.
    await page
      .locator('a[data-evidence]')
      .first()
      .evaluate((mark) => {
        for (const type of ['pointerover', 'pointerout']) {
          mark.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        }
      });
    await expect.poll(() => scripts.names().length).toBeGreaterThan(before);
    expect(await page.locator(card).count()).toBe(0);
  });
});

describe('nothing moves', () => {
  const read = [360, 1280].flatMap((width) => ['/', article].map((path) => ({ path, width })));
  test.each(sampleUnlessNightly(read, 3))(
    '$path at $width px shifts by at most 0.02 while it is read, marks and all',
    async ({ path, width }) => {
      const browser = await openBrowser({ viewport: { width, height: 800 } });
      const page = await browser.context.newPage();
      const shifted = await watchShifts(page);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(50);
      }
      const mark = page.locator('a[data-evidence]:visible').first();
      if ((await mark.count()) > 0) {
        await mark.click();
        await page.waitForSelector(card);
        await waitForAnimations(page, card);
      }
      expect(await shifted()).toBeLessThanOrEqual(budgets.cumulativeLayoutShift);
      await browser.close();
    },
  );
});
