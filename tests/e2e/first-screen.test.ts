import { watchShifts } from '@vpn-site/harness/browser.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { startSlowSite } from '@vpn-site/harness/slow-site.ts';
import { withSheetsInHead } from '@vpn-site/site/head/first-screen.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { pageKinds } from '../security/harness/page-kinds.ts';

const origin = inject('originUrl');
/** The kinds of pages. This build has no style guide. */
const kinds = pageKinds.filter(([name]) => name !== 'style guide');
const screens = [
  { width: 360, height: 640 },
  { width: 1280, height: 720 },
];
const sheets = /\/_assets\/[^/]+\.css$/;

/** The position and style of an element. */
type ElementState = string;

/**
 * Returns the states of the elements before the style sheet links of the page. Elements that contain the links are left
 * out, because they are not complete yet.
 */
function elementStates(): ElementState[] {
  const link = document.querySelector('body link[rel="stylesheet"]');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => link && link.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility() || y >= innerHeight) return 'not seen';
      const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
      const place = [x, y, width, height].map((pixels) => pixels.toFixed(1)).join(' ');
      const rendered = [color, backgroundColor, fontSize, fontWeight, borderTopWidth].join(' ');
      return `${element.tagName}.${element.getAttribute('class') ?? ''}: ${place}; ${rendered}`;
    });
}

/**
 * Opens a page whose style sheets load only on demand, and whose scripts never load, because they may change what is
 * visible. The heading font is blocked too: it is optional, and whether it loads in time depends on the machine;
 * typography.test.ts tests it.
 */
async function openWithHeldSheets(page: Page, path: string): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  await page.route(sheets, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.route(/\/_assets\/[^/]+\.(?:js|woff2)$/, (route) => route.abort());
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('body link[rel="stylesheet"]') !== null);
  return async () => {
    held.resolve();
    await page.waitForLoadState('load');
    await page.unroute(sheets);
  };
}

async function hasFirstSheet(path: string): Promise<boolean> {
  return (await (await fetch(origin + path)).text()).includes('<style>');
}

describe('the first screen', () => {
  const browser = sharedBrowser();

  test.each(sampleUnlessNightly(kinds, 3))(
    'of %s looks the same before its style sheets are there, and nothing moves',
    async (_kind, path) => {
      if (!(await hasFirstSheet(path))) return;
      for (const screen of screens) {
        const page = await browser.context.newPage();
        await page.setViewportSize(screen);
        const shifted = await watchShifts(page);
        const arrive = await openWithHeldSheets(page, path);
        const before = await page.evaluate(elementStates);
        await arrive();
        const after = await page.evaluate(elementStates);
        expect(before.length).toBeGreaterThan(50);
        expect(before.filter((look, index) => look !== after[index])).toEqual([]);
        expect(await shifted()).toBeLessThanOrEqual(0.02);
        await page.close();
      }
    },
  );

  test('does not move while its page is still arriving', async () => {
    const slow = await startSlowSite(origin);
    for (const path of ['/', '/reviews/alder', '/pl']) {
      const page = await browser.context.newPage();
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.route(/\/_assets\/[^/]+\.(?:js|woff2)$/, (route) => route.abort());
      const shifted = await watchShifts(page);
      await page.goto(slow.url + path);
      expect(await shifted(), path).toBeLessThanOrEqual(0.005);
      await page.close();
    }
    await slow.close();
  });

  test.each(
    sampleUnlessNightly(
      ['/', '/reviews/alder', '/best-vpn', '/compare/birch-vs-cedar', '/guides/install-vpn-on-router'],
      2,
    ),
  )(
    'of %s is in the page, as large as a phone or more, and the page looks as if its sheets stood in the head',
    async (path) => {
      expect(await hasFirstSheet(path)).toBe(true);
      for (const screen of screens) {
        const page = await browser.context.newPage();
        await page.setViewportSize(screen);
        // The font is optional, so one of two page loads may have it.
        await page.route(/\.woff2$/, (route) => route.abort());
        await page.goto(origin + path);
        const end = await page
          .locator('body link[rel="stylesheet"]')
          .first()
          .evaluate((link) => (link.parentElement as Element).getBoundingClientRect().top);
        if (screen.width === 360) expect(end).toBeGreaterThan(screen.height);
        const places = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('main *:not(link, #opening-end)')].map((element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return `${element.tagName} ${x} ${y} ${width} ${height}`;
            }),
          );
        const ours = await places();
        await page.route(origin + path, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: withSheetsInHead(await response.text()) });
        });
        await page.goto(origin + path);
        expect(await page.locator('body link[rel="stylesheet"]').count()).toBe(0);
        expect(await places()).toEqual(ours);
        await page.close();
      }
    },
  );
});
