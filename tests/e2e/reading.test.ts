import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { accessibilityProblems } from './harness/accessibility-problems.ts';
import { openBrowser, type TestBrowser } from './harness/browser.ts';
import { builtPages } from './harness/built-pages.ts';
import { htmlProblems } from './harness/html-problems.ts';
import { inlineCode } from './harness/inline-code.ts';
import { sampledPages } from './harness/sampled-pages.ts';

const origin = inject('originUrl');
const pages = builtPages();
/** Hand-off pages move on by themselves; their own test reads them. */
const readable = sampledPages().filter(({ path }) => !/\/(?:404|500)$|\/sendme\//.test(path));

/** Pages of the same kind share their parts: one of each kind is looked at in every way, the others in two. */
const lookedAtInEveryWay = [
  '/',
  '/tr',
  '/pl/prywatnosc/co-to-jest-vpn',
  '/tr/rehberler/router-vpn-kurulumu',
  '/privacy-notice',
  '/tr/incelemeler/private-internet-access',
];

function widthsFor(path: string, colorScheme: 'light' | 'dark'): number[] {
  if (lookedAtInEveryWay.includes(path)) return [360, 768, 1280];
  return colorScheme === 'light' ? [360] : [1280];
}

describe('HTML', () => {
  test.each(sampledPages())('$path is valid', async ({ file }) => {
    expect(await htmlProblems(readFileSync(`dist/client/${file}`, 'utf8'))).toEqual([]);
  });

  test.each(pages)('$path has no inline style and no inline script but the theme', ({ file }) => {
    expect(inlineCode(readFileSync(`dist/client/${file}`, 'utf8'))).toEqual([]);
  });
});

describe('without JavaScript', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser({ javaScriptEnabled: false });
  });
  afterAll(() => browser.close());

  test.each(readable)('$path can be read, and its menu and languages lead on', async ({ path }) => {
    const page = await browser.context.newPage();
    await page.goto(origin + path);
    expect(await page.locator('h1').innerText()).not.toBe('');
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
    expect(await page.locator('footer a[aria-current="page"]').count()).toBe(1);
    await page.locator('.menu-bar button').first().click();
    expect(await page.locator('.menu-bar a').first().isVisible()).toBe(true);
    await page.close();
  });
});

describe.each(['light', 'dark'] as const)('accessibility, %s', (colorScheme) => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser({ colorScheme });
  });
  afterAll(() => browser.close());

  test.each(readable.flatMap(({ path }) => widthsFor(path, colorScheme).map((width) => ({ path, width }))))(
    '$path at $width px: axe finds nothing and nothing overflows',
    async ({ path, width }) => {
      const page = await browser.context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(origin + path);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.close();
    },
  );

  test('the pages that are looked at in every way exist', () => {
    const paths = readable.map(({ path }) => path);
    expect(lookedAtInEveryWay.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('an unmatched path: axe finds nothing', async () => {
    const page = await browser.context.newPage();
    await page.goto(`${origin}/pl/nope`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.close();
  });
});
