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
    const repeated: { run: () => void; every: number; next: number }[] = [];
    let ahead = 0;
    Date.now = () => realNow() + ahead;
    window.setInterval = ((run: () => void, every: number) =>
      repeated.push({ run, every, next: Date.now() + every })) as typeof setInterval;
    window.passTime = (milliseconds) => {
      ahead += milliseconds;
      for (const interval of repeated) {
        if (interval.next > Date.now()) continue;
        interval.next += interval.every;
        interval.run();
      }
    };
  });
  return (milliseconds) => page.evaluate((passed) => window.passTime(passed), milliseconds);
}
