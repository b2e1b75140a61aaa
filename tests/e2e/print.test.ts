import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { sampledPages } from '@vpn-site/harness/tested-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
/** The width of A4 between the margins, in CSS pixels. */
const paperWidth = 680;
/** Pages in the language with the longest words. If they fit, pages in other languages fit too. */
const readable = sampledPages().filter(({ path }) => /^\/pl(?:\/(?!404|500)|$)/.test(path));

describe('a page on paper', () => {
  const browser = sharedBrowser({ colorScheme: 'dark', viewport: { width: paperWidth, height: 900 } });

  async function printed(path: string) {
    const page = await browser.context.newPage();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto(origin + path);
    return page;
  }

  test.each(sampleUnlessNightly(readable, 5))(
    '$path has no navigation, nothing hidden behind a click and no cut table',
    async ({ path }) => {
      const page = await printed(path);
      expect(await page.locator('nav:visible').count()).toBe(0);
      // Links to other pages are not part of the content, a tool is useless on paper, and a summary leaves out parts.
      const hidden = await page
        .locator('main details:not(nav details, .print-summary *, :has([data-island], form)) > :not(summary)')
        .evaluateAll((all) =>
          all
            // Content that narrow screens hide may be hidden on narrow paper too.
            .filter(({ parentElement }) => parentElement?.checkVisibility())
            .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
            .map(({ textContent }) => textContent),
        );
      expect(hidden).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paperWidth);
      await page.close();
    },
  );

  test.each(['', 'dark'])('is black on white in the dark, whatever the chosen theme (%j)', async (theme) => {
    const page = await printed('/privacy/what-is-a-vpn');
    await page.evaluate((chosen) => {
      if (chosen) document.documentElement.dataset.theme = chosen;
    }, theme);
    const colors = await page.evaluate(() => [
      getComputedStyle(document.documentElement).colorScheme,
      getComputedStyle(document.documentElement).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colors).toEqual(['light', 'rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
    await page.close();
  });

  test.each([
    ['/privacy/what-is-a-vpn', 'VPN Site, http://localhost:8080/privacy/what-is-a-vpn. Facts checked '],
    ['/pl', 'VPN Site, http://localhost:8080/pl. Fakty sprawdzone '],
    ['/tr', 'VPN Site, http://localhost:8080/tr. Bilgilerin son kontrolü: '],
  ])('%s says whose it is, where it stands and how fresh it is', async (path, start) => {
    const page = await printed(path);
    const note = page.locator('body > p:not([data-offline])');
    expect(await note.innerText()).toMatch(new RegExp(`^${start.replaceAll('.', '\\.')}.*20\\d\\d`));
    await page.emulateMedia({ media: 'screen' });
    expect(await note.isVisible()).toBe(false);
    await page.close();
  });

  test('reference marks are shown, and only there', async () => {
    const page = await printed('/compare/alder-vs-birch');
    const marks = page.locator('main .evidence-mark:visible');
    expect(await marks.count()).toBeGreaterThan(10);
    await page.emulateMedia({ media: 'screen' });
    expect(await marks.count()).toBe(0);
    await page.close();
  });

  test('table heads repeat on every page and no row is cut', async () => {
    const page = await printed('/privacy/what-is-a-vpn');
    const [head, row] = await page.evaluate(() => [
      getComputedStyle(document.querySelector('thead') as Element).display,
      getComputedStyle(document.querySelector('tbody tr') as Element).breakInside,
    ]);
    expect([head, row]).toEqual(['table-header-group', 'avoid']);
    await page.close();
  });

  test.each([
    ['/privacy/what-is-a-vpn', 2, 6],
    ['/reviews/alder', 1, 2],
    ['/pl/recenzje/alder', 1, 2],
    ['/best-vpn', 1, 1],
    ['/tr/en-iyi-vpn', 1, 1],
  ])('%s becomes a PDF of %i to %i pages', async (path, min, max) => {
    const page = await printed(path);
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    const pages = pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(min);
    expect(pages).toBeLessThanOrEqual(max);
    await page.close();
  });

  test('a ranking lists every ranked VPN with its drawback, and a review keeps its argument', async () => {
    const list = await printed('/best-vpn');
    const rows = list.locator('.rank-row');
    expect(await rows.count()).toBeGreaterThan(1);
    for (const row of await rows.all()) expect(await row.isVisible()).toBe(true);
    expect(await list.locator('.rank-row .catch').first().isVisible()).toBe(true);
    await list.close();
    const review = await printed('/reviews/alder');
    expect(await review.locator('.answer .catch').isVisible()).toBe(true);
    expect(await review.locator('.review-main .two-columns li').first().isVisible()).toBe(true);
    expect(await review.locator('#facts').isVisible()).toBe(false);
    await review.close();
  });
});
