import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBrowser } from '@vpn-site/harness/browser.ts';
import { type ReadPage, readPage } from '@vpn-site/harness/mirrored-page.ts';
import { type RunningNginx, runNginx } from '@vpn-site/harness/nginx.ts';
import { dist, siteRoot } from '@vpn-site/harness/tested-site.ts';
import { type FinishedBuild, readFinishedBuild } from '@vpn-site/hosting/mirror/finished-build.ts';
import { makeMirror } from '@vpn-site/hosting/mirror/make-mirror.ts';
import { mirrorChrome } from '@vpn-site/hosting/mirror/mirror-chrome.tsx';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The address of the mirror. It is below a path of another site, on a server that only serves a folder. */
let top: string;
let build: FinishedBuild;
let server: RunningNginx;
let mirror: string;
/** The parsed pages, by the address of the served file. */
const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  top = mkdtempSync(join(tmpdir(), 'mirror-'));
  build = readFinishedBuild(dist);
  makeMirror(
    build,
    mirrorChrome(siteRoot, build.siteUrl, build.day),
    join(top, 'vpn'),
    join(top, 'mirror.zip'),
  );
  server = await runNginx((_folder, port) => `server { listen 127.0.0.1:${port}; root ${top}; }`);
  mirror = `${server.url}/vpn`;
});

afterAll(async () => {
  await server?.stop();
  rmSync(top, { recursive: true, force: true });
});

const sitemapPaths = ['sitemap.xml', 'pl/sitemap.xml', 'tr/sitemap.xml'].flatMap((file) =>
  [...readFileSync(`${dist}/client/${file}`, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  ),
);

describe('the static mirror, on a file server without rules and without the origin', () => {
  test('A7 every page of the sitemaps answers below its own path, with the words of the original', async () => {
    const different: string[] = [];
    const answers = await Promise.all(
      sitemapPaths.map(async (path) => {
        const answer = await fetch(mirror + path);
        return { path, url: answer.url, status: answer.status, html: await answer.text() };
      }),
    );
    for (const { path, url, status, html } of answers) {
      const page = readPage(html);
      pages.set(url, page);
      const source = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      const { words } = readPage(readFileSync(`${dist}/client/${source}`, 'utf8'));
      if (status !== 200 || words.length < 200 || page.words !== words) different.push(path);
    }
    expect(different).toEqual([]);
    expect(pages.size).toBe(sitemapPaths.length);
    expect(pages.size).toBe(176);
  });

  test('A7 no link of it is broken, and none leads out of its folder by accident', async () => {
    const found = new Map<string, string>();
    const wrong: string[] = [];
    for (const [from, { addresses, actions, scripts }] of pages) {
      if (scripts > 0) wrong.push(`${from} has a script`);
      // A file cannot answer a query, so forms must lead to the real site.
      for (const action of actions) {
        if (!action.startsWith(`${build.siteUrl}/`)) wrong.push(`${from} has a form that leads to ${action}`);
      }
      for (const address of addresses) {
        const target = new URL(address, from);
        if (target.origin !== server.url) continue;
        if (address.startsWith('/') || !target.href.startsWith(`${mirror}/`))
          wrong.push(`${from} → ${address}`);
        else found.set(target.href, from);
      }
    }
    const files = Map.groupBy(found.keys(), (address) => address.replace(/#.*/, ''));
    const statuses = new Map(
      await Promise.all(
        files.keys().map(async (file) => [file, (await fetch(file, { method: 'HEAD' })).status] as const),
      ),
    );
    for (const [file, addresses] of files) {
      const status = statuses.get(file);
      const ids = pages.get(file.replace(/index\.html$/, ''))?.ids;
      for (const address of addresses) {
        const anchor = decodeURIComponent(new URL(address).hash.slice(1));
        const isThere = status === 200 && (anchor === '' || ids?.has(anchor));
        if (!isThere) wrong.push(`${found.get(address)} → ${address} ${status}`);
      }
    }
    expect(wrong).toEqual([]);
    // Pages, style sheets, fonts, icons and open data.
    expect(files.size).toBeGreaterThan(pages.size + 10);
  });

  test('A7 the zip unpacks to the same files', () => {
    const unpacked = unzipSync(readFileSync(join(top, 'mirror.zip')));
    const files = globSync('**/*', { cwd: join(top, 'vpn') }).filter((name) =>
      statSync(join(top, 'vpn', name)).isFile(),
    );
    expect(Object.keys(unpacked).toSorted()).toEqual(files.toSorted());
    const different = files.filter(
      (name) => !readFileSync(join(top, 'vpn', name)).equals(unpacked[name] ?? Buffer.of()),
    );
    expect(different).toEqual([]);
  });

  test.each([
    ['with scripts', true],
    ['without scripts', false],
  ])('A7 in a browser %s nothing fails, from a server or from a disk', async (_name, javaScriptEnabled) => {
    const browser = await openBrowser({ javaScriptEnabled });
    const page = await browser.context.newPage();
    const wrong: string[] = [];
    page.on('console', (message) => wrong.push(`${page.url()} says ${message.text()}`));
    page.on('requestfailed', (request) => wrong.push(`${request.url()} failed`));
    page.on('request', (request) => {
      const isHere = request.url().startsWith(`${mirror}/`) || request.url().startsWith('file:');
      if (!isHere) wrong.push(`${page.url()} asks for ${request.url()}`);
    });
    const disk = pathToFileURL(join(top, 'vpn')).href;
    for (const start of [mirror, disk]) {
      for (const path of [
        '/',
        '/pl/recenzje/alder/',
        '/tr/karsilastirma/alder-vs-dogwood/',
        '/tools/true-cost/',
      ]) {
        await page.goto(`${start}${path}index.html`);
        expect(
          await page.locator('body > header').evaluate((header) => getComputedStyle(header).maxWidth),
        ).not.toBe('none');
        expect(await page.locator('aside').first().innerText()).toContain(new URL(build.siteUrl).host);
      }
      await page.goto(`${start}/reviews/alder/index.html`);
      await page.locator('footer a[hreflang=tr]').click();
      await page.waitForURL(`${start}/tr/incelemeler/alder/index.html`);
    }
    await browser.close();
    expect(wrong).toEqual([]);
  });
});
