import type { Page } from 'playwright-core';

interface Shifted {
  shifted: number;
}

/** Adds up how far things move in the pages that are opened from now on; returns a function that says it of the page that is open. */
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
