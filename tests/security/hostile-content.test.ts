import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '@vpn-site/content/problem.ts';
import { openBrowser, type TestBrowser } from '@vpn-site/harness/browser.ts';
import { inlineCode } from '@vpn-site/harness/inline-code.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { buildPlantedSite, hostileName, lineSeparator } from '@vpn-site/harness/planted-site.ts';
import { buildCopy, copyProject, type ProjectCopy } from '@vpn-site/harness/project-copy.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseXml } from '../seo/harness/parse-xml.ts';

const head = (slug: string) => `---\ntitle: T\ndescription: D\nslug: ${slug}\nupdated: 2026-11-15\n---\n\n`;

/**
 * Documents that an attacker or a careless author might write: the row of packages/bench/docs/reliability.md that each
 * proves, with the line and the message to the author.
 */
const refused: readonly [name: string, document: string, line: number, message: RegExp][] = [
  [
    'C4 an unknown block',
    `${head('x')}{% cta href="javascript:alert(1)" /%}\n`,
    8,
    /There is no block "cta"/,
  ],
  ['C4 a hidden script address', `${head('x')}[x](java&#9;script:alert(1))\n`, 8, /is not safe/],
  [
    'C4 an event handler',
    `${head('x')}Text. {% onclick="alert(1)" %}\n`,
    8,
    /"onclick" cannot be set on text/,
  ],
  [
    'C4 a wrong attribute',
    `${head('x')}{% vpn-card vpn="alder" /%}\n`,
    8,
    /"vpn-card" has no attribute "vpn"/,
  ],
  [
    'C4 an unknown provider',
    `${head('x')}{% vpn-card provider="aldr" /%}\n`,
    8,
    /names "aldr", which does not exist/,
  ],
  ['C4 an unknown fact', `${head('x')}{% fact provider="alder" key="lodging" /%}\n`, 8, /names "lodging"/],
  [
    'C4 a link to an unknown host',
    `${head('x')}[x](https://evil.example/)\n`,
    8,
    /evil\.example is not an allowed host/,
  ],
  ['C6 a slug that climbs', `${head('../../x')}Text.\n`, 4, /cannot be an address/],
  ['C6 a slug with a NUL', `${head('"a\\0b"')}Text.\n`, 4, /cannot be an address/],
  ['C6 a reserved slug', `${head('con')}Text.\n`, 4, /reserved file name/],
];

/**
 * Tests all documents of a kind in one copy, so that the check, which takes seconds, finds them in one run. No problem may
 * hide another.
 */
describe.each(['C4', 'C6'])('hostile documents, %s', (row) => {
  const planted = refused
    .filter(([name]) => name.startsWith(row))
    .map(([name, document, line, message], index) => ({
      name,
      document: document.replace('slug: x\n', `slug: x-${index}\n`),
      line,
      message,
      file: `content/explainers/hostile-${index}.en.md`,
    }));
  let copy: ProjectCopy;
  let problems: readonly Problem[];
  beforeAll(() => {
    copy = copyProject();
    for (const { file, document } of planted) writeFileSync(join(copy.folder, file), document);
    problems = siteProblems(copy.folder, '2026-11-15');
  });
  afterAll(() => copy.remove());

  test.each(planted)(
    '$name is refused with file and line',
    { tags: 'external-content-fails-build' },
    ({ file, line, message }) => {
      expect(problems).toContainEqual(
        expect.objectContaining({ file, line, message: expect.stringMatching(message) as string }),
      );
    },
  );
});

describe('a hostile document in a build', () => {
  let copy: ProjectCopy;
  beforeAll(() => {
    copy = copyProject();
  });
  afterAll(() => copy.remove());

  test.runIf(isNightly)('C6 nothing is written outside the output when a slug climbs', () => {
    const file = join(copy.folder, 'content/explainers/hostile.en.md');
    writeFileSync(file, `${head('../../climbed')}Text.\n`);
    const { status } = buildCopy(copy);
    expect(status).not.toBe(0);
    expect(existsSync(join(copy.folder, '../climbed.html'))).toBe(false);
    expect(existsSync(join(copy.folder, 'climbed.html'))).toBe(false);
  });
});

describe('hostile words in a build', () => {
  let dist: string;
  let origin: Origin;
  let browser: TestBrowser;
  beforeAll(async () => {
    dist = await buildPlantedSite();
    origin = await startOrigin({ DIST_DIR: dist });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await origin.stop();
  });

  /** Opens a page and records dialogs and requests to other origins while it is used. */
  async function openWatched(path: string): Promise<{ page: Page; events: string[] }> {
    const page = await browser.context.newPage();
    const events: string[] = [];
    page.on('dialog', (dialog) => {
      events.push(dialog.message());
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin.url) events.push(request.url());
    });
    await page.goto(origin.url + path);
    return { page, events };
  }

  test('C4 hostile text is shown as text: no dialog, no script, no foreign request in the browser', {
    tags: 'prose-script-never-runs',
  }, async () => {
    const { page, events } = await openWatched('/hostile');
    for (const link of await page.locator('main .prose:not(footer .prose) a').all()) await link.click();
    expect(
      await page.evaluate(() => 'hasRun' in window || document.querySelector('main script') !== null),
    ).toBe(false);
    expect(await page.locator('pre').first().innerText()).toContain('<script>window.hasRun');
    expect(events).toEqual([]);
  });

  test('C5 a hostile provider is only a name on its pages, and in what they tell machines', async () => {
    for (const path of ['/reviews/dogwood', '/pl/recenzje/dogwood', '/compare/alder-vs-dogwood', '/']) {
      const response = await fetch(origin.url + path);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(html).not.toContain(hostileName);
      expect(html).not.toContain('<img src=x');
      expect(inlineCode(html, response.headers.get('content-security-policy') ?? '')).toEqual([]);
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
      expect(blocks).toHaveLength(1);
      expect(blocks[0]?.[1]).not.toContain(lineSeparator);
      const shownText = JSON.stringify(JSON.parse(blocks[0]?.[1] ?? ''));
      if (path !== '/') expect(shownText).toContain(hostileName);
    }
    const { page, events } = await openWatched('/reviews/dogwood');
    expect(await page.locator('main').innerText()).toContain(hostileName);
    expect(events).toEqual([]);
  });

  test('C5 feeds, sitemaps, data and the picture of a hostile provider can all be read', async () => {
    const client = join(dist, 'client');
    const read = (file: string) => readFileSync(join(client, file), 'utf8');
    const xml = globSync('**/*.xml', { cwd: client });
    expect(xml).toEqual(expect.arrayContaining(['sitemap.xml', 'feed.xml', 'rss.xml', 'feeds/dogwood.xml']));
    for (const file of xml) expect(() => parseXml(read(file)), file).not.toThrow();
    const feed = parseXml(read('feeds/dogwood.xml'));
    expect(feed.all('title').map(feed.text).join()).toContain(hostileName);
    const json = globSync(['**/*.json'], { cwd: client });
    expect(json.length).toBeGreaterThan(10);
    for (const file of json) expect(() => JSON.parse(read(file)) as unknown, file).not.toThrow();
    expect(JSON.stringify(JSON.parse(read('data/v1/providers.json')))).toContain(hostileName);
    const picture = await sharp(join(client, '_og/reviews/dogwood.png')).metadata();
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 1200, 630]);
  });
});
