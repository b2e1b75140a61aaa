import { setTimeout as wait } from 'node:timers/promises';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { loadingBarDelay } from '@vpn-site/site/layout/loading-bar/loading-bar.client.ts';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const barShown = 'the bar is shown';

interface Seen {
  /** Milliseconds from the click until the bar was visible; undefined if it never was. */
  readonly shownAfter?: number;
  readonly animations?: number;
}

describe('the loading bar', () => {
  const browser = sharedBrowser();
  let page: Page;
  beforeEach(async () => {
    // The language switch in these tests sets a cookie, and "/" would follow it.
    await browser.context.clearCookies();
    page = await browser.context.newPage();
    await page.goto(origin);
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(noteBar, barShown);
    return () => page.close();
  });

  const bar = () => page.locator('[data-loading-bar]');
  const turkish = () => page.locator('footer a[hreflang=tr]');
  const seen = async () =>
    JSON.parse((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '{}') as Seen;
  /**
   * Follows a link and returns what the old page noticed of the loading bar. A page cannot be queried while the next one
   * loads, so it stores the result for the next page.
   */
  async function follow(isSlow: boolean): Promise<Seen> {
    const comes = isSlow
      ? page.waitForEvent('console', (message) => message.text() === barShown)
      : Promise.resolve();
    await page.route('**/tr', async (route) => {
      await comes;
      await route.continue();
    });
    await turkish().click({ noWaitAfter: true });
    await page.waitForURL('**/tr');
    return seen();
  }

  test('appears when a page has not come after 300 ms, and does not come back with the page', async () => {
    expect(loadingBarDelay).toBe(300);
    const { shownAfter, animations } = await follow(true);
    expect(animations).toBe(1);
    expect(shownAfter).toBeGreaterThanOrEqual(loadingBarDelay - 1);
    expect(shownAfter).toBeLessThan(atMostMilliseconds(loadingBarDelay + 150));
    expect(await bar().isVisible()).toBe(false);
    expect(await bar().getAttribute('aria-hidden')).toBe('true');
    await page.goBack();
    expect(await bar().isVisible()).toBe(false);
  });

  test('stands still where motion is unwanted', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect((await follow(true)).animations).toBe(0);
  });

  test('does not appear for a link that opens elsewhere or stays on the page', async () => {
    await turkish().click({ modifiers: ['Control'] });
    await page.locator('a[href="#content"]').focus();
    await page.keyboard.press('Enter');
    await wait(loadingBarDelay * 2);
    expect(await seen()).toEqual({});
  });
});

function noteBar(said: string): void {
  const bar = document.querySelector<HTMLElement>('[data-loading-bar]');
  let clicked = 0;
  addEventListener('click', () => (clicked = performance.now()), { capture: true });
  new MutationObserver(() => {
    if (!bar || bar.hidden) return;
    const shownAfter = performance.now() - clicked;
    sessionStorage.setItem('seen', JSON.stringify({ shownAfter, animations: bar.getAnimations().length }));
    console.log(said);
  }).observe(document, { attributeFilter: ['hidden'], subtree: true });
}
