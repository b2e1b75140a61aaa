import type { Page } from 'playwright-core';

/** Fulfils the request that leads on to the provider, so that nobody leaves the machine; returns the addresses that were asked for. */
export async function interceptContinue(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/sendme/*/continue*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>arrived</title>', contentType: 'text/html' });
  });
  return asked;
}
