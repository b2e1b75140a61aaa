import type { Page } from 'playwright-core';

declare global {
  interface Window {
    passTime(milliseconds: number): void;
  }
}

/**
 * Makes time pass only if the test asks for it: for Date.now, intervals, and timeouts of a second or more. So nothing
 * counts down or expires because a machine is busy. Playwright's own clock is not used, because it also empties
 * `performance`, from which a page reads its build.
 */
export async function controlTime(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.addInitScript(() => {
    const startTimeout = window.setTimeout.bind(window);
    const endTimeout = window.clearTimeout.bind(window);
    const held = new Map<number, { run: () => void; due: number; every: number | undefined }>();
    let now = Date.now();
    // Above every id that the browser itself gives to a timer.
    let id = 1_000_000_000;
    const hold = (run: () => void, delay: number, every?: number) => {
      id += 1;
      held.set(id, { run, due: now + delay, every });
      return id;
    };
    Date.now = () => now;
    window.setInterval = ((run: () => void, every: number) => hold(run, every, every)) as typeof setInterval;
    window.setTimeout = ((run: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
      delay < 1000
        ? startTimeout(run, delay, ...values)
        : hold(() => run(...values), delay)) as typeof setTimeout;
    window.clearInterval = (timer) => held.delete(Number(timer));
    window.clearTimeout = (timer) => {
      if (!held.delete(Number(timer))) endTimeout(timer);
    };
    window.passTime = (milliseconds) => {
      now += milliseconds;
      for (const [timer, waiting] of held) {
        if (waiting.due > now) continue;
        if (waiting.every === undefined) held.delete(timer);
        else waiting.due += waiting.every;
        waiting.run();
      }
    };
  });
  return (milliseconds) => page.evaluate((passed) => window.passTime(passed), milliseconds);
}
