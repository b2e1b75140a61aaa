import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { recordCspViolations } from '@vpn-site/harness/browser.ts';
import { readerPages, refuseStorage, savingData } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const { blank, read } = readerPages({ baseURL: origin, viewport: { width: 1280, height: 900 } });
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
const ranking = '/best-vpn';

const boxes = (page: Page) => page.locator('[data-pin]:visible');
const tray = (page: Page) => page.getByRole('complementary', { name: 'Your shortlist' });
const names = (page: Page) => tray(page).locator('li:visible span:not(.sr-only)').allInnerTexts();
const ticked = (page: Page) =>
  page.locator('[data-pin]:checked').evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value));
const storage = (page: Page) => page.evaluate(() => ({ ...localStorage }));

describe('the shortlist', () => {
  test('is shown with names on every page, kept in one entry, and sends nothing', async () => {
    // With less data, pages that may be read next are not loaded ahead.
    const page = await blank();
    await savingData(page);
    const violations = await recordCspViolations(page);
    await page.goto(ranking);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const first = boxes(page).first();
    await first.check();
    await tray(page).waitFor();
    const value = await first.inputValue();
    const [name] = await names(page);
    expect(await storage(page)).toEqual({ shortlist: JSON.stringify([{ id: value, name }]) });
    // The tray itself: one script with its parts, and one style sheet.
    expect(asked.filter((url) => !/^\/_assets\/[\w.-]+\.(?:js|css)$/.test(new URL(url).pathname))).toEqual(
      [],
    );
    asked.length = 0;
    const second = page.locator('[data-pin][data-at]:not(:checked):visible').first();
    await second.check();
    await expect.poll(() => names(page)).toHaveLength(2);
    expect(asked).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto('/privacy/what-is-a-vpn');
    await expect.poll(() => names(page)).toHaveLength(2);
    await tray(page).getByRole('link', { name: 'Compare them' }).click();
    await page.waitForURL(/\/compare\/[a-z]+-vs-[a-z]+$/);
    expect(await violations()).toEqual([]);
  });

  test('takes four at most and says so, and removing makes room', async () => {
    const page = await read(ranking);
    const rows = page.locator('[data-pin][data-at]:visible');
    for (let at = 0; at < 4; at += 1) await rows.nth(at).check();
    await expect.poll(() => names(page)).toHaveLength(4);
    if ((await rows.count()) > 4) {
      await rows.nth(4).click();
      await expect.poll(() => tray(page).getByRole('status').innerText()).toContain('Four are pinned');
      expect(await rows.nth(4).isChecked()).toBe(false);
    }
    await tray(page).getByRole('button', { name: 'Remove' }).first().click();
    await expect.poll(() => names(page)).toHaveLength(3);
    expect(await tray(page).getByRole('link').getAttribute('href')).toMatch(/^\/compare\?with=\w+,\w+,\w+$/);
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => tray(page).isVisible()).toBe(false);
    expect(await ticked(page)).toEqual([]);
    expect(await storage(page)).toEqual({});
  });

  test('works with the keyboard alone, and the focus is never lost', async () => {
    const page = await read(ranking);
    await boxes(page).first().focus();
    await page.keyboard.press('Space');
    await tray(page).waitFor();
    const remove = tray(page).getByRole('button', { name: 'Remove' }).first();
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => tray(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });

  test('hides nothing that is focused', async () => {
    const page = await read(ranking, phone);
    await boxes(page).first().check();
    await tray(page).waitFor();
    const last = page.locator('footer a').last();
    await last.focus();
    const [link, edge] = await Promise.all([last.boundingBox(), tray(page).boundingBox()]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });

  test('is the same in all tabs, and on a page that the reader returns to', async () => {
    const page = await read(ranking);
    await boxes(page).first().check();
    await tray(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(ranking);
    await tray(other).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => tray(page).isVisible()).toBe(false);
    await boxes(page).first().check();
    await page.goto('/reviews');
    await tray(page).getByRole('button', { name: 'Clear' }).click();
    await page.goBack();
    await expect.poll(() => ticked(page)).toEqual([]);
    await expect.poll(() => tray(page).isVisible()).toBe(false);
  });

  test('in a window that keeps nothing, it lasts as long as the page', async () => {
    const page = await blank();
    await refuseStorage(page);
    await page.goto(ranking);
    await boxes(page).first().check();
    await expect.poll(() => names(page)).toHaveLength(1);
    await page.locator('[data-pin][data-at]:not(:checked):visible').first().check();
    await expect.poll(() => names(page)).toHaveLength(2);
    await page.reload({ waitUntil: 'load' });
    await expect.poll(() => ticked(page)).toEqual([]);
  });

  test('without JavaScript, boxes outside of the form of a ranking are not shown', async () => {
    const page = await read(ranking, { javaScriptEnabled: false });
    expect(await page.locator('[data-pin]:not([data-at]):visible').count()).toBe(0);
    expect(await boxes(page).count()).toBeGreaterThan(2);
  });

  test.each([
    ['light', 360],
    ['dark', 1280],
  ] as const)('axe finds nothing in %s at %i px', async (colorScheme, width) => {
    const page = await read('/reviews', {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    await boxes(page).first().check();
    await tray(page).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
