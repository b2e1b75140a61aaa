import type { Page } from 'playwright-core';

/** Waits until nothing in an element moves any longer, so that it can be measured. */
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
