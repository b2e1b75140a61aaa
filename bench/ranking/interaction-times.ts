import type { Page } from 'playwright-core';

/** How long each step of a slider took until the next paint, in milliseconds, as the browser itself counts it. */
export async function interactionTimes(page: Page, steps: number): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          times.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const sliders = page.getByRole('slider');
  for (let step = 0; step < steps; step += 1) {
    const slider = sliders.nth(step % (await sliders.count()));
    await slider.focus();
    await page.keyboard.press(step % 4 === 0 ? 'PageUp' : 'ArrowRight', { delay: 30 });
    // As fast as a hand goes, and time for what follows a pause on every sixth step.
    await page.waitForTimeout(step % 6 === 5 ? 600 : 60);
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}
