import { openBrowser, watchShifts } from '@vpn-site/harness/browser.ts';
import { isNightly, sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
/** A connection of a city, and of a train: milliseconds of delay, bytes per second. */
const networks = {
  fast: { latency: 40, downloadThroughput: 2_500_000, uploadThroughput: 2_500_000 },
  slow: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 },
};
const fontFile = /\/_assets\/literata-([a-z-]+)\.[\w-]+\.woff2$/;

describe('the heading face', () => {
  const browser = sharedBrowser();

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

  const firstVisits = [
    '/',
    '/best-vpn',
    '/reviews/alder',
    '/compare/birch-vs-cedar',
    '/privacy/what-is-a-vpn',
  ].flatMap((path) =>
    Object.entries(networks).flatMap(([network, conditions]) =>
      [360, 1280].map((width) => ({ path, network, conditions, width })),
    ),
  );
  test.each(sampleUnlessNightly(firstVisits, 3))(
    'on a first visit to $path over a $network network at $width px, the title is never thin',
    async ({ path, network, conditions, width }) => {
      const fresh = await openBrowser({ viewport: { width, height: 780 } });
      const page = await fresh.context.newPage();
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
      await page.goto(origin + path, { waitUntil: 'load' });
      // The names of a comparison are deeper in its title, and "vs" between them is light on purpose.
      const faces = await facesOf(page, path.startsWith('/compare') ? 'h1 .named > :last-child' : 'h1');
      await fresh.close();
      // The device font is one that the fallbacks name, and bold.
      expect(faces).toHaveLength(1);
      expect(faces[0]).toMatch(/^(?:Literata|(?:Georgia|NotoSerif|LiberationSerif)-Bold)/);
      // On a wide screen the font is preloaded in the head. On a busy machine even a fast network is slow.
      if (isNightly && network === 'fast' && width === 1280) expect(faces[0]).toMatch(/^Literata/);
    },
  );

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

/** Returns the faces that Chromium used to render the first matching element. Their names say whether they are bold. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  return (await platformFonts(page, selector)).map(({ postScriptName }) => postScriptName);
}

async function platformFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
}
