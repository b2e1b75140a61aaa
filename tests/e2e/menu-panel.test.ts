import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;

const openButton = (page: Page) => page.getByRole('button', { name: 'Toggle menu' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const pageScrolls = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');

describe('the panel of the small menu', () => {
  const browser = sharedBrowser(phone);
  let page: Page;
  beforeAll(async () => {
    page = await browser.context.newPage();
  });
  beforeEach(() => page.goto(origin));

  test('is closed when a page loads, behind a button with a menu icon', {
    tags: ['header-toggle-small', 'menu-panel-initially-closed'],
  }, async () => {
    expect(await panel(page).count()).toBe(0);
    expect(await openButton(page).isVisible()).toBe(true);
    expect(await openButton(page).locator('svg').count()).toBe(1);
    expect(await page.locator('.menu-bar').isVisible()).toBe(false);
  });

  test.each([320, 767, 768, 1023])(
    'is behind that button at %i px too',
    { tags: 'header-toggle-small' },
    async (width) => {
      await page.setViewportSize({ width, height: 740 });
      expect(await openButton(page).isVisible()).toBe(true);
      expect(await page.locator('.menu-bar').isVisible()).toBe(false);
      await openButton(page).click();
      await panel(page).waitFor();
      const links = panel(page).getByRole('link');
      // The logo, the entry outside a group, and the languages: groups are collapsed unless they contain the page.
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/',
        '/about',
        '/',
        '/pl',
        '/tr',
      ]);
      await page.setViewportSize(phone.viewport);
    },
  );

  test('opens from the left, over the page', { tags: 'header-panel-from-left' }, async () => {
    await openButton(page).click();
    const box = await panel(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 740 });
    expect(box?.width).toBeLessThan(360);
  });

  test('holds the same tree as the large menu', { tags: 'header-panel-same-menu' }, async () => {
    const links = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    const large = await links('.menu-bar a');
    expect(large.length).toBeGreaterThan(0);
    expect(await links('#menu-panel .panel-group a')).toEqual(large);
    const labels = (selector: string) => page.locator(selector).allTextContents();
    expect(await labels('#menu-panel summary')).toEqual(await labels('.menu-bar button'));
    await openButton(page).click();
    const boxes = await page
      .locator('#menu-panel summary')
      .evaluateAll((all) => all.map((group) => group.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(1);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(boxes.length);
  });

  test('the close button closes it', { tags: 'menu-panel-close-button' }, async () => {
    await openButton(page).click();
    await panel(page).getByRole('button', { name: 'Close menu' }).click();
    expect(await panel(page).count()).toBe(0);
  });

  test('a click outside closes it', { tags: 'menu-panel-outside-click' }, async () => {
    await openButton(page).click();
    await page.mouse.click(350, 400);
    expect(await panel(page).count()).toBe(0);
  });

  test('a click inside does not', async () => {
    await openButton(page).click();
    await page.mouse.click(5, 700);
    expect(await panel(page).count()).toBe(1);
  });

  test('the page behind it does not scroll until it is closed', async () => {
    expect(await pageScrolls(page)).toBe(true);
    await openButton(page).click();
    await expect.poll(() => pageScrolls(page)).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => pageScrolls(page)).toBe(true);
  });

  test('Escape closes it and the focus returns to the button', { tags: 'menu-panel-escape' }, async () => {
    await openButton(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await panel(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Toggle menu');
  });

  test('the focus starts on the close button and stays inside', async () => {
    await openButton(page).click();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('#menu-panel') !== null;
      });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Close menu');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(true);
    }
  });
});

describe('the panel in a browser without invoker commands', () => {
  test('with scripts it is the same modal panel', async () => {
    const browser = await openBrowser(phone);
    const page = await withoutCommands(browser);
    await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));
    await page.goto(origin);
    for (const close of [
      () => page.getByRole('button', { name: 'Close menu' }).click(),
      () => page.mouse.click(350, 400),
      () => page.keyboard.press('Escape'),
    ]) {
      await openButton(page).click();
      expect(await page.locator('#menu-panel:modal').count()).toBe(1);
      await close();
      expect(await panel(page).count()).toBe(0);
    }
    await browser.close();
  });

  test('without scripts it opens and closes as a popover', async () => {
    const browser = await openBrowser({ ...phone, javaScriptEnabled: false });
    const page = await withoutCommands(browser);
    await page.goto(origin);
    await openButton(page).click();
    await page.locator('#menu-panel summary').first().waitFor();
    expect(await pageScrolls(page)).toBe(false);
    await page.getByRole('button', { name: 'Close menu' }).click();
    expect(await page.locator('#menu-panel summary').first().isVisible()).toBe(false);
    await browser.close();
  });
});

describe('without JavaScript', () => {
  const browser = sharedBrowser({ ...phone, javaScriptEnabled: false });

  test('the panel opens, its groups open, and its links lead on', async () => {
    const page = await browser.context.newPage();
    await page.goto(origin);
    await openButton(page).click();
    const group = page.locator('#menu-panel details').last();
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    await group.getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname !== '/');
    expect(await page.locator('h1').innerText()).not.toBe('');
  });
});

/** Opens the page with HTML as an older browser parses it. */
async function withoutCommands(browser: TestBrowser): Promise<Page> {
  const page = await browser.context.newPage();
  await page.route(`${origin}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/ (?:command|commandfor|closedby)="[^"]*"/g, '');
    await route.fulfill({ response, body });
  });
  return page;
}
