import type { Page } from 'playwright-core';

interface Shifted {
  shifted: number;
}

/**
 * Starts to add up the layout shifts of pages that are opened from now on. Returns a function that reads the sum for the
 * open page.
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen: Shifted = Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Shifted).shifted);
}
