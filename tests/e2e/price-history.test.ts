import { accessibilityProblems } from '@vpn-site/harness/accessibility-problems.ts';
import { beside, overlapping } from '@vpn-site/harness/browser.ts';
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
    const figures = section(page).locator('.price-drawing text');
    // Two drawings, each with two prices and three days.
    expect(await figures.count()).toBe(10);
    expect(await beside(figures, 360)).toEqual([]);
    expect(await overlapping(figures, 3)).toEqual([]);
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
