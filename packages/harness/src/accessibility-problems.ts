import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * Returns the findings of axe on a page, or in one part of it, with the element, and whether the page is wider than the
 * screen.
 */
export async function accessibilityProblems(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    // Passed checks are not read, and describing them takes most of the time on a long page.
    .options({ resultTypes: ['violations'] })
    // No page has a frame, and looking into frames takes as long again.
    .setLegacyMode()
    .analyze();
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    ...(isTooWide ? ['the page is wider than the screen'] : []),
  ];
}
