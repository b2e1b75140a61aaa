import type { Page } from 'playwright-core';

/** Keeps a hand-off page from moving on, as while nobody sees it, until the test lets it: no test races three seconds. */
export async function holdCountdown(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', {
      get: () => sessionStorage.getItem('countdown-released') === null,
    });
  });
  return () => page.evaluate(() => sessionStorage.setItem('countdown-released', ''));
}
