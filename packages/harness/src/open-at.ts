import type { Page } from 'playwright-core';
import type { TestBrowser } from './browser.ts';

export async function openAt({ context }: TestBrowser, address: string, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  return page;
}
