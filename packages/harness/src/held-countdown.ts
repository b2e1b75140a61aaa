import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import type { Page } from 'playwright-core';

/**
 * Keeps a hand-off page from moving on, as in a hidden tab, until the returned function is called, so that no test races
 * three seconds.
 */
export async function holdCountdown(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', {
      get: () => sessionStorage.getItem('countdown-released') === null,
    });
  });
  return () => page.evaluate(() => sessionStorage.setItem('countdown-released', ''));
}

/**
 * Lets more seconds pass than a countdown has, on the clock of `controlTime`, and waits for the moment in which the page
 * would move on.
 */
export async function passCountdown(
  page: Page,
  pass: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (let second = 0; second <= handOffSeconds; second += 1) await pass(1000);
  await page.waitForTimeout(300);
}
