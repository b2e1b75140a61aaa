import type { Page } from 'playwright-core';

/** Waits until React has hydrated an element, which it marks with a property. Before that, a form is sent to the server. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__reactProps')),
    selector,
  );
}
