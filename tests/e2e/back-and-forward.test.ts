import { chromiumFlags } from '@vpn-site/harness/browser.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { windowedChromiumPath } from '@vpn-site/harness/programs.ts';
import { readerAgent } from '@vpn-site/harness/reader.ts';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pageKinds } from '../security/harness/page-kinds.ts';

const origin = inject('originUrl');
const next = `${origin}/deals?next`;
/**
 * Pages that a browser can store in its back/forward cache. There are no error pages, and this build has no style guide.
 * Outside of the nightly run only some kinds, including the home page.
 */
const cachedKinds = pageKinds
  .filter(([name]) => !/^(?:not found|style guide)/.test(name))
  .filter((_, index) => isNightly || index % 5 === 0);

describe('the way back', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: windowedChromiumPath,
      // Playwright turns this off, but readers have it.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      args: chromiumFlags,
    });
  });
  afterAll(() => browser.close());

  test('every kind of page comes from the memory of the browser, as it was left', async () => {
    const context = await browser.newContext({ userAgent: readerAgent });
    const page = await context.newPage();
    const loadedAnew: string[] = [];
    for (const [name, path] of cachedKinds) {
      await page.goto(origin + path);
      await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
      await page.goto(next);
      await page.goBack({ waitUntil: 'commit' });
      await expect.poll(() => page.url()).not.toBe(next);
      if ((await page.locator('html[data-left]').count()) === 0) loadedAnew.push(name);
    }
    expect(loadedAnew).toEqual([]);
  });
});
