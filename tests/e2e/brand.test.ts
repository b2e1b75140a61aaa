import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');

describe('how the site looks from outside', () => {
  const browser = sharedBrowser();

  test.each(['/', '/pl', '/tr/gizlilik/vpn-nedir', '/nope'])(
    'every icon and manifest that %s names answers',
    async (path) => {
      const page = await browser.context.newPage();
      await page.goto(origin + path);
      const named = await page
        .locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
        .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
      expect(named.length).toBe(4);
      for (const address of named) expect((await fetch(address)).status, address).toBe(200);
      await page.close();
    },
  );

  test('the preview image that a page names is a picture of 1200 × 630 on the site itself', {
    tags: 'head-social-image',
  }, async () => {
    const html = await (await fetch(`${origin}/`, { headers: { 'accept-language': 'en' } })).text();
    const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(address).toBe('http://localhost:8080/preview-image.png');
    const page = await browser.context.newPage();
    await page.goto(`${origin}${new URL(address).pathname}`);
    const size = await page
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size).toEqual([1200, 630]);
    await page.close();
  });

  test.each([
    ['light', 'rgb(255, 255, 255)', '#ffffff'],
    ['dark', 'rgb(11, 17, 32)', '#0b1120'],
  ] as const)('in %s the frame of the browser has the colour of the page', async (scheme, ground, frame) => {
    const page = await browser.context.newPage();
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(origin);
    const [painted, named] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
    ]);
    expect([painted, named]).toEqual([ground, frame]);
    await page.close();
  });
});
