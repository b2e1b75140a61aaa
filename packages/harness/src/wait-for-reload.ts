import type { Page } from 'playwright-core';

/**
 * Waits until a page that reloads itself has done so, even if the reload started while the test was still reading the page.
 */
export async function waitForReload(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload' && document.readyState === 'complete';
  });
}
