import type { Page } from 'playwright-core';

/** Waits until React answers for an element, on which it leaves its mark. Before, a form is sent to the server. */
export async function takenOver(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
}
