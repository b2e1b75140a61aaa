import type { Page } from 'playwright-core';

/** Waits until nothing in an element moves, so that a test can measure it. */
export async function waitForAnimations(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      document
        .querySelector(wanted)
        ?.getAnimations({ subtree: true })
        .every(({ playState }) => playState !== 'running'),
    selector,
  );
}
