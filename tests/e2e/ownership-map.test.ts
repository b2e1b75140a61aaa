import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const pages = ['/who-owns-vpns', '/pl/kto-jest-wlascicielem-vpn', '/tr/vpn-sahipleri'] as const;
const wide = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
const { read } = readerPages({ baseURL: origin, viewport: wide });

describe('the map of who owns whom', () => {
  test.each(pages)('%s fits every width, and leads with the trees', async (path) => {
    const page = await read(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const top = (await page.locator('.owner-tree').first().boundingBox())?.y;
      // The first screen of a desk, or the second of a phone.
      expect(top, `at ${width} px`).toBeLessThan(width < 768 ? 1800 : 1050);
    }
    await page.close();
  });

  test('a click on a brand opens its review, one on a review site its line with the sources', async () => {
    const page = await read(pages[0]);
    const trees = page.locator('.owner-trees');
    await trees.getByRole('link', { name: 'Best Trees' }).click();
    await page.waitForURL(/#owner-site-best-trees$/);
    const line = page.locator('tr:target');
    expect(await line.locator('th').innerText()).toContain('Best Trees');
    expect(await line.locator('a[href^="https://"]').count()).toBeGreaterThan(0);
    await trees.getByRole('link', { name: 'Cedar VPN' }).click();
    await page.waitForURL('**/reviews/cedar');
    await page.close();
  });

  test('without JavaScript a name opens the fold with its line', async () => {
    const page = await read(pages[2], { viewport: phone, javaScriptEnabled: false });
    const line = page.locator('#owner-site-best-trees');
    expect(await line.isVisible()).toBe(false);
    await page.locator('.owner-trees').getByRole('link', { name: 'Best Trees' }).click();
    await line.waitFor({ state: 'visible' });
    expect(await line.innerText()).toContain('Site bunu kendisi belirtiyor.');
  });
});
