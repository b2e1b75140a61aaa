import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
/** Returns the price history, which is in a fold below the costs. A link to its heading opens it. */
const section = (page: Page) => page.locator('details', { has: page.locator('h3#price-history') });
const fold = (page: Page) => section(page).locator('details summary');

describe('how prices moved', () => {
  let page: Page;
  const pages = readerPages({ baseURL: origin, viewport: { width: 360, height: 800 } });
  const read = async (path: string, settings?: BrowserContextOptions) => {
    page = await pages.read(path, settings);
  };

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
