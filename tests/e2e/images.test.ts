import { globSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '@vpn-site/harness/browser.ts';
import { type RunningNginx, startNginx } from '@vpn-site/harness/nginx.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { buildPlantedSite } from '@vpn-site/harness/planted-site.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const variants = ['/_ipx/f_webp&w_720/images/menu.png', '/_ipx/f_webp&w_1440/images/menu.png'];

describe('images in texts', () => {
  let dist: string;
  let origin: Origin;
  let edge: RunningNginx;

  beforeAll(async () => {
    dist = await buildPlantedSite();
    origin = await startOrigin({ DIST_DIR: dist });
    edge = await startNginx([origin.port, origin.port]);
  });

  afterAll(async () => {
    await edge.stop();
    await origin.stop();
  });

  test('the build writes exactly the variants that pages use', { tags: 'images-ipx' }, () => {
    const written = globSync('_ipx/**', { cwd: join(dist, 'client'), withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    const planted = ['menu.png', 'unused.png', 'huge.png', 'linked.png'];
    expect(written.filter((name) => planted.includes(name))).toEqual(['menu.png', 'menu.png']);
  });

  test.each(variants)(
    '%s answers with webp of that width, from the origin and through nginx',
    { tags: 'images-ipx' },
    async (address) => {
      for (const host of [origin.url, edge.url]) {
        const response = await fetch(host + address);
        expect(response.status).toBe(200);
        expect(response.headers.get('content-type')).toBe('image/webp');
        const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
        expect({ format, width, height }).toEqual({
          format: 'webp',
          width: Number(/w_(\d+)/.exec(address)?.[1]),
          height: Number(/w_(\d+)/.exec(address)?.[1]) / 2,
        });
      }
    },
  );

  test.each([
    '/images/menu.png',
    '/_ipx/f_webp&w_721/images/menu.png',
    '/_ipx/w_720/images/menu.png',
    '/_ipx/f_webp&w_720/images/unused.png',
    '/_ipx/f_webp&w_720/images/linked.png',
    '/_ipx/f_webp&w_20000&h_20000/images/menu.png',
    '/_ipx/f_webp&w_720/..%2f..%2frelease.json',
    '/_ipx/f_webp&w_720/%2e%2e/images/menu.png',
    '/_ipx/f_webp&w_720/images/menu.png%00.jpg',
  ])('%s does not answer', { tags: 'images-ipx-unknown' }, async (path) => {
    const { status, body } = await rawRequest(origin.url, path);
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/root:x:|"siteUrl"|\/tmp\//);
  });

  test.each([1, 2])(
    'a screen of density %d gets its own variant, at the size that was kept for it',
    { tags: 'images-densities' },
    async (density) => {
      const browser = await openBrowser({
        deviceScaleFactor: density,
        viewport: { width: 1280, height: 900 },
      });
      const page = await browser.context.newPage();
      await page.goto(`${origin.url}/pictures`, { waitUntil: 'networkidle' });
      const image = page.locator('main img');
      expect(await image.getAttribute('alt')).toBe('The menu');
      expect(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toBe(
        origin.url + variants[density - 1],
      );
      const { width = 0, height = 0 } = (await image.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(600);
      expect(width).toBeLessThanOrEqual(720);
      expect(width / height).toBeCloseTo(2, 2);
      await browser.close();
    },
  );
});
