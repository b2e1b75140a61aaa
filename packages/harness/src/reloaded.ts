import type { Page } from 'playwright-core';

/** Waits until a page that loads itself again has done so, also where it started while the test still looked at it. */
export async function reloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.type === 'reload' && document.readyState === 'complete';
  });
}
