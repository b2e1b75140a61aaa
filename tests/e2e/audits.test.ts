import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { beside, overlapping } from '@vpn-site/harness/browser.ts';
import { readerPages } from '@vpn-site/harness/reader-pages.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const providers = loadCatalog(siteRoot).facts.providers.map(({ id }) => id);
const pages = ['/vpn-audits', '/pl/audyty-vpn', '/tr/vpn-denetimleri'] as const;
const desktop = { width: 1280, height: 900 };
const phone = { width: 360, height: 800 };
let page: Page;

const windows = readerPages({ baseURL: origin, viewport: desktop });
async function read(path: string, settings?: BrowserContextOptions): Promise<void> {
  page = await windows.read(path, settings);
}

/** Returns the distance of an element from the top of the window. */
const topOf = async (id: string) => (await page.locator(`[id="${id}"]`).boundingBox())?.y ?? Number.NaN;
const reaches = async (id: string) => {
  await expect.poll(() => topOf(id)).toBeLessThan(120);
};

describe('the page of all audits', () => {
  test('without JavaScript: everything is there, and every mark is a link', async () => {
    await read('/pl/audyty-vpn', { javaScriptEnabled: false });
    await page.locator('.record-chart').getByRole('link', { name: 'Alder VPN', exact: true }).click();
    await reaches('alder');
    const section = page.locator('[aria-labelledby="alder-name"]');
    expect(await section.locator('.audit-table tbody tr').count()).toBe(4);
    expect(await section.locator('.incident-table tbody tr').count()).toBe(2);
    expect(await section.getByText('Serwery, z których korzystają klienci').isVisible()).toBe(true);
    const targets = await section
      .locator('a[data-evidence]')
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('href')));
    // One for each row.
    expect(targets).toHaveLength(6);
    for (const href of targets) expect(href).toMatch(/^https:/);
  });

  test.each(pages)('%s on a phone shows the whole chart, and no two marks meet', async (path) => {
    await read(path, { viewport: phone });
    const strips = await page.locator('.record-strip').all();
    expect(strips).toHaveLength(providers.length);
    for (const strip of strips) {
      expect(await overlapping(strip.locator('.time-mark'), 1)).toEqual([]);
      expect(await beside(strip.locator('.time-mark'), phone.width)).toEqual([]);
    }
    const years = page.locator('.record-chart-years text:visible');
    // There is space for every second year.
    expect(await years.allTextContents()).toEqual(['2019', '2021', '2023', '2025']);
    expect(await overlapping(years)).toEqual([]);
  });
});
