import type { Page } from 'playwright-core';

/** Answers whatever the way on leads to, and tells what was asked. */
export async function catchTheWayOn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/sendme/*/continue*', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '<title>arrived</title>', contentType: 'text/html' });
  });
  return asked;
}
