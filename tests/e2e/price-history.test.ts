import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
/** Returns the price history, which is in a fold below the costs. A link to its heading opens it. */
const section = (page: Page) => page.locator('details', { has: page.locator('h3#price-history') });
const fold = (page: Page) => section(page).locator('details summary');
const table = (page: Page) => section(page).getByRole('table');

describe('how prices moved', () => {
  let page: Page;
  const pages = readerPages({ baseURL: origin, viewport: { width: 360, height: 800 } });
  const read = async (path: string, settings?: BrowserContextOptions) => {
    page = await pages.read(path, settings);
  };

  test('with a mouse: from the overview of changes to the review, and its table opens', async () => {
    await read('/deals');
    await page.locator('.price-changes').getByRole('link', { name: 'Birch VPN', exact: true }).click();
    await page.waitForURL(`${origin}/reviews/birch#price-history`);
    expect(await section(page).getByRole('img').count()).toBe(2);
    expect(await table(page).isVisible()).toBe(false);
    await fold(page).click();
    expect(await table(page).getByRole('row').count()).toBe(5);
    expect(await table(page).isVisible()).toBe(true);
  });

  test('with the keyboard alone: the fold is reached in order, opens and closes', async () => {
    await read('/reviews/birch');
    await section(page).locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await section(page).locator('[data-evidence]').last().focus();
    await page.keyboard.press('Tab');
    expect(await fold(page).evaluate((summary) => summary === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await table(page).isVisible()).toBe(true);
    // The scrollable element takes the focus too; source and license come next.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      'https://prices.example',
    );
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await table(page).isVisible()).toBe(false);
  });

  test('without JavaScript: drawing, words, table and credit are all there', async () => {
    await read('/reviews/birch#price-history', { javaScriptEnabled: false });
    const drawings = section(page).getByRole('img');
    expect(await drawings.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      expect.stringContaining('$83.76 at first, $83.76 at the end, 2 steps in between'),
      expect.stringContaining('$11.99 at first, $12.99 at the end, 1 step in between'),
    ]);
    expect(await section(page).innerText()).toContain('2 of 3 plans changed price: 2 rises and 1 cut.');
    await fold(page).click();
    expect(await table(page).locator('td[data-label="Change"]').allInnerTexts()).toEqual([
      '+8.3%',
      '−14%',
      '+17%',
      'no change',
    ]);
    expect(await section(page).locator('a[rel~="license"]').getAttribute('href')).toMatch(/by\/4\.0/);
  });

  test('a drawing keeps its figures apart and inside a phone', async () => {
    await read('/pl/recenzje/birch#price-history');
    const boxes = await section(page)
      .locator('.price-drawing text')
      .evaluateAll((all) =>
        all
          .map((text) => text.getBoundingClientRect())
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      );
    // Two drawings, each with two prices and three days.
    expect(boxes).toHaveLength(10);
    for (const [index, one] of boxes.entries()) {
      expect(one.left).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(360);
      const covered = boxes
        .slice(index + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            left < one.right && right > one.left && top + 3 < one.bottom && bottom - 3 > one.top,
        );
      expect(covered).toEqual([]);
    }
  });

  test.each(sampleUnlessNightly(['light', 'dark'] as const, 2))(
    'axe finds nothing in %s, the table open',
    async (colorScheme) => {
      await read('/tr/incelemeler/elm#price-history');
      await page.emulateMedia({ colorScheme });
      await fold(page).click();
      expect(await accessibilityProblems(page, 'details:has(> * h3#price-history)')).toEqual([]);
    },
  );
});
