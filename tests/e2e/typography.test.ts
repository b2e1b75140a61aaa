import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { watchShifts } from '@vpn-site/harness/layout-shifts.ts';
import { isNightly, sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
/** One page of each kind, in languages with letters that the first font file does not have. */
const onePerKind = [
  '/pl',
  '/tr',
  '/pl/najlepszy-vpn',
  '/tr/incelemeler/alder',
  '/pl/porownania/birch-vs-cedar',
  '/tr/rehberler/router-vpn-kurulumu',
  '/pl/metodologia',
  '/tr/sendme/alder',
  '/pl/404',
];
const fontFile = /\/_assets\/literata-([a-z-]+)\.[\w-]+\.woff2$/;

describe('the heading face', () => {
  let browser: TestBrowser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each([
    ['/', ['latin']],
    ['/privacy/what-is-a-vpn', ['latin']],
    ['/pl', ['latin', 'latin-ext']],
    ['/tr/gizlilik/vpn-nedir', ['latin', 'latin-ext']],
  ])('%s loads the files of its own letters once: %j', async (path, files) => {
    const page = await browser.context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, name] = fontFile.exec(request.url()) ?? [];
      if (name) asked.push(name);
    });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    expect(asked.toSorted()).toEqual(files);
    await page.close();
  });

  test.each(sampleUnlessNightly(['/tr', '/', '/pl/prywatnosc/co-to-jest-vpn', '/tr/gizlilik/vpn-nedir'], 4))(
    'on a first visit every letter of every heading on %s is Literata',
    async (path) => {
      const fresh = await openBrowser({ bypassCSP: !isNightly });
      const page = await fresh.context.newPage();
      // The font is optional: a slow browser renders its first page without it. In the nightly run this machine is fast
      // enough.
      if (!isNightly) await waitForFace(page);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      expect(await fontsOf(page, 'h1')).toEqual(['Literata']);
      expect(await fontsOf(page, 'h2')).toEqual(['Literata']);
      await fresh.close();
    },
  );

  test.each(sampleUnlessNightly(onePerKind, 4))('%s shows letters of the second file', async (path) => {
    const page = await browser.context.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const states = await page.evaluate(() =>
      [...document.fonts].filter(({ family }) => family === 'Literata').map(({ status }) => status),
    );
    expect(states).toEqual(['loaded', 'loaded']);
    await page.close();
  });

  test('font files are cached for good', async () => {
    const html = await (await fetch(`${origin}/tr`)).text();
    const [style = ''] = /<style>.*?<\/style>/s.exec(html) ?? [];
    const files = [...style.matchAll(/url\("?([^")]+\.woff2)/g)];
    expect(files).toHaveLength(2);
    for (const [, address = ''] of files) {
      const response = await fetch(origin + address);
      expect(response.headers.get('content-type')).toBe('font/woff2');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

  const faced = [
    '/',
    '/pl',
    '/tr',
    '/privacy/what-is-a-vpn',
    '/pl/prywatnosc/co-to-jest-vpn',
    '/tr/gizlilik/vpn-nedir',
  ].flatMap((path) => [360, 1280].map((width) => ({ path, width })));
  test.each(sampleUnlessNightly(faced, 5))(
    '$path at $width px hardly shifts when the face arrives late',
    async ({ path, width }) => {
      const page = await browser.context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.route(fontFile, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        await route.continue();
      });
      const shifted = await watchShifts(page);
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await shifted()).toBeLessThanOrEqual(0.02);
      await page.close();
    },
  );
});

/** Makes a page and its style sheets wait for the font, however late it loads. Nothing else changes. */
async function waitForFace(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const isText = ['document', 'stylesheet'].includes(route.request().resourceType());
    if (!isText) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}

/** Returns the fonts that Chromium used to render the first matching element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}
