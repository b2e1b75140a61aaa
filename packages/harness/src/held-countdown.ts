import { handOffSeconds } from '@vpn-site/core/outbound/hand-off.ts';
import type { Page } from 'playwright-core';

/**
 * Stops the countdown of a hand-off page, as in a hidden tab, until the returned function is called, so that a test can
 * take longer than three seconds.
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
 * would redirect.
 */
export async function passCountdown(
  page: Page,
  pass: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (let second = 0; second <= handOffSeconds; second += 1) await pass(1000);
  await page.waitForTimeout(300);
}
