import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { reviewPath } from '@vpn-site/core/route/named-routes.ts';
import { openAt, overlapping } from '@vpn-site/harness/browser.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const { facts } = loadCatalog(siteRoot);
const addresses = localeCodes.flatMap((locale) =>
  facts.providers.map(({ id }) => localizedPath(locale, reviewPath[locale].replace('{provider}', id))),
);
const reviews = builtPages().filter(({ path }) => addresses.includes(path));

test('every provider has a review in every language', { tags: 'content-review-pages' }, () => {
  expect(reviews.map(({ path }) => path).toSorted()).toEqual(addresses.toSorted());
});

/** Tests reviews in a browser. tests/e2e/reading.test.ts has the requirements for all pages. */
describe('reviews in a browser', () => {
  const browser = sharedBrowser();

  const open = (path: string, width: number) => openAt(browser, origin + path, width);
  /** Polish and Turkish reviews. If they fit, English ones fit too. */
  const longer = reviews.filter(({ path }) => parseLocalizedPath(path).locale !== 'en');

  test.each(longer)(
    '$path fits a phone, with name, score and price on its first screen',
    async ({ path }) => {
      const page = await open(path, 360);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      for (const part of ['h1', '.answer .price-line', '.answer .score']) {
        const shown = page.locator(part).first();
        // A provider that is not ranked has no score.
        if ((await shown.count()) === 0) continue;
        const box = await shown.boundingBox();
        expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(900);
      }
      await page.close();
    },
  );

  test.each(longer)(
    'no two numbers on the line of years of $path meet at any width that draws it',
    async ({ path }) => {
      const page = await open(path, 768);
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overlapping(page.locator('.timeline .pin-drawing rect'))).toEqual([]);
      }
      await page.close();
    },
  );

  test('on a phone the bar stays in view, and its sheet leads to a section and is gone', async () => {
    const page = await open('/reviews/alder', 360);
    await page.locator('h2#audits').scrollIntoViewIfNeeded();
    const bar = await page.locator('.spine-head').boundingBox();
    expect(bar?.y).toBe(0);
    expect(bar?.height).toBeLessThanOrEqual(60);
    const sheet = page.getByRole('navigation', { name: 'On this page' });
    expect(await sheet.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'On this page' }).click();
    expect(await sheet.isVisible()).toBe(true);
    await sheet.getByRole('link', { name: 'What it costs' }).click();
    expect(await sheet.isVisible()).toBe(false);
    const heading = await page.locator('h2#cost').boundingBox();
    expect(heading?.y).toBeGreaterThan(56);
    expect(heading?.y).toBeLessThan(160);
    await page.close();
  });

  test('on a desk the rail stands beside the text with all sections open to view', async () => {
    const page = await open('/reviews/alder', 1280);
    const rail = await page.locator('.spine').boundingBox();
    const text = await page.locator('.review-main').boundingBox();
    expect((rail?.x ?? 0) + (rail?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    expect(await page.getByRole('navigation', { name: 'On this page' }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'On this page' }).isVisible()).toBe(false);
    await page.locator('h2#facts').scrollIntoViewIfNeeded();
    expect((await page.locator('.spine-head').boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.close();
  });
});
