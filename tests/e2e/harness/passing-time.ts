import type { Page } from 'playwright-core';

declare global {
  interface Window {
    passTime(milliseconds: number): void;
  }
}

/**
 * Lets hours pass for intervals and Date.now in a page, and nothing else: Playwright's own clock also empties
 * `performance`, from which a page reads its build.
 */
export async function controlTime(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const realNow = Date.now;
    const repeated = new Map<number, { run: () => void; every: number; next: number }>();
    let ahead = 0;
    Date.now = () => realNow() + ahead;
    let started = 0;
    window.setInterval = ((run: () => void, every: number) => {
      started += 1;
      repeated.set(started, { run, every, next: Date.now() + every });
      return started;
    }) as typeof setInterval;
    window.clearInterval = (id) => repeated.delete(Number(id));
    window.passTime = (milliseconds) => {
      ahead += milliseconds;
      for (const interval of repeated.values()) {
        if (interval.next > Date.now()) continue;
        interval.next += interval.every;
        interval.run();
      }
    };
  });
  return (milliseconds) => page.evaluate((passed) => window.passTime(passed), milliseconds);
}
