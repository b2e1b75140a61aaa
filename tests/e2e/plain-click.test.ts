import { setTimeout as wait } from 'node:timers/promises';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { loadingBarDelay } from '@vpn-site/site/layout/loading-bar/loading-bar.client.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

/** Controls whose script responds only to plain clicks. */
const controls = [
  {
    name: 'the link to search',
    path: '/',
    width: 360,
    control: '[data-search-open]',
    answer: '[data-search-overlay][data-open]',
  },
  {
    name: 'a profile of the ranking',
    path: '/tools/your-ranking',
    width: 1280,
    control: '.own-profiles li:nth-child(3) a',
    answer: '.own-profiles li:nth-child(3) a[aria-current]',
  },
  {
    name: 'a link to another page',
    path: '/',
    width: 1280,
    control: 'footer a[hreflang=tr]',
    answer: '[data-loading-bar]:not([hidden])',
  },
];

describe('a click that is not plain', () => {
  const { read } = readerPages({ baseURL: origin });

  test.each(controls)('$name leaves one of another button to the browser', async (control) => {
    const page = await open(read, control);
    // Registered last on the outermost target: the link is not followed, and the page's own scripts do not see
    // `defaultPrevented`.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page
      .locator(control.control)
      .first()
      .dispatchEvent('click', { button: 1, bubbles: true, cancelable: true });
    expect(await hasAnswered(page, control.answer)).toBe(false);
  });
});

async function open(
  read: (path: string) => Promise<Page>,
  { path, width, control }: { readonly path: string; readonly width: number; readonly control: string },
): Promise<Page> {
  const page = await read(path);
  await page.setViewportSize({ width, height: 900 });
  await page.locator(control).first().scrollIntoViewIfNeeded();
  // A tool is hydrated when it is visible.
  await page.waitForLoadState('networkidle');
  return page;
}

async function hasAnswered(page: Page, answer: string): Promise<boolean> {
  await wait(loadingBarDelay * 2);
  return (await page.locator(answer).count()) > 0;
}
