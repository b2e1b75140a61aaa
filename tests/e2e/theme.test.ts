import { openBrowser } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

describe('the theme switch', () => {
  const browser = sharedBrowser({ colorScheme: 'light' });
  let page: Page;
  beforeAll(async () => {
    // Records the state of the page after its HTML was parsed, before anything was painted or run from a file.
    await browser.context.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        sessionStorage.setItem('first', getComputedStyle(document.documentElement).backgroundColor);
      }).observe(document, { childList: true, subtree: true });
    });
    page = await browser.context.newPage();
  });
  beforeEach(async () => {
    await page.goto(origin);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  });

  const choose = (name: string) =>
    page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name }).check();
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const firstBackground = () => page.evaluate(() => sessionStorage.getItem('first'));
  const white = 'rgb(255, 255, 255)';
  const night = 'rgb(11, 17, 32)';

  test('follows the system until it is used', async () => {
    expect(await page.getByRole('radio', { name: 'System' }).isChecked()).toBe(true);
    expect(await background()).toBe(white);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background()).toBe(night);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('a choice holds over a reload, from the first moment on', async () => {
    await choose('Dark');
    expect(await background()).toBe(night);
    await page.reload();
    expect(await firstBackground()).toBe(night);
    expect(await background()).toBe(night);
    expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });

  test('going back to the system forgets the choice', async () => {
    await choose('Dark');
    await choose('System');
    expect(await background()).toBe(white);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('another tab follows', async () => {
    const other = await browser.context.newPage();
    await other.goto(`${origin}/pl`);
    await choose('Dark');
    await other.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(await other.getByRole('radio', { name: 'Ciemny' }).isChecked()).toBe(true);
    await other.close();
  });

  test('is not offered without JavaScript', async () => {
    const plain = await openBrowser({ javaScriptEnabled: false });
    const plainPage = await plain.context.newPage();
    await plainPage.goto(origin);
    expect(await plainPage.locator('[data-theme-switch]').count()).toBe(1);
    expect(await plainPage.getByRole('radio').count()).toBe(0);
    await plain.close();
  });
});
