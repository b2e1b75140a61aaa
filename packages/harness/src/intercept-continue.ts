import type { Page } from 'playwright-core';

/** Responds to requests that lead to a provider, so that no test leaves the machine. Returns the requested addresses. */
export async function interceptContinue(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/sendme/*/continue*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>arrived</title>', contentType: 'text/html' });
  });
  return asked;
}
