import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fixtureDist } from '@vpn-site/fixture/fixture-site.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { allMovedPaths } from '@vpn-site/site/release/listed-paths.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { securityHeaders } from '@vpn-site/site/release/security-headers.ts';
import { fileAddress } from '@vpn-site/site/release/site-files.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportClicks, installRunner, type RunningHost, startHost } from './harness/runners.ts';
import { writeStaticFolder } from './harness/written-static.ts';

const release = readRelease(fixtureDist);
const moved = allMovedPaths(release);
const policies = Object.keys(securityHeaders(release));
const fileLike = (pattern: RegExp) =>
  fileAddress(release.files.find(({ file }) => pattern.test(file))?.file ?? `no file like ${pattern}`);

/** Addresses of every kind. */
const addresses = [
  ...['/', '/pl', '/tr', '/reviews/alder', '/pl/recenzje/birch', '/tr/incelemeler/elm', '/best-vpn'],
  ...['/compare', '/compare/alder-vs-birch', '/privacy/what-is-a-vpn', '/guides', '/glossary', '/deals'],
  ...['/tools/true-cost', '/tools/your-ranking', '/tools/do-i-need-a-vpn', '/sendme/alder', '/search'],
  ...['/search?q=alder', '/pl/szukaj?q=Birch%20cena', '/tr/ara?q=%3Cb%3E%22%26', '/search?q=zzzz'],
  ...['/deals?length=all', '/deals?length=year&sort=name', '/tools/your-ranking?profile=privacy'],
  ...[
    '/tools/do-i-need-a-vpn?worry=accounts',
    '/compare?with=alder,birch,cedar',
    '/pl/porownania?with=alder,birch,cedar,elm',
  ],
  ...['/compare?with=birch,alder', '/compare?with=alder&with=birch&with=cedar', '/compare?with=alder'],
  '/tools/true-cost.ics?plan=alder.two-year&years=3&from=2025-06-15',
  ...[
    '/sendme/alder/continue?from=home',
    '/pl/sendme/birch/continue',
    '/api/_nuxt_icon/lucide.json?icons=search',
  ],
  ...['/feed.xml', '/rss.xml', '/pl/feed.json', '/sitemap.xml', '/robots.txt', '/llms.txt', '/favicon.ico'],
  ...['/data/v1/scores.json', '/data/v1/SHA256SUMS', '/preview-image.png', '/manifest.webmanifest'],
  ...[
    /^_assets\/.*\.css$/,
    /^_assets\/.*\.js$/,
    /\.woff2$/,
    /^_i18n\//,
    /^_evidence\//,
    /^_og\//,
    /^_ipx\//,
  ].map(fileLike),
  ...['/_search/v2/en.json', '/_ranking/pl.json', '/.well-known/security.txt'],
  ...moved.slice(0, 3).map(([from]) => from),
  `${moved[0]?.[0]}?from=elsewhere`,
];

const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' };
const ask = (base: string, address: string, headers: Record<string, string> = {}) =>
  fetch(base + address, { headers: { ...browser, ...headers }, redirect: 'manual' });

/** Aliases of content types that the host uses. */
const typeNames: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'image/vnd.microsoft.icon': 'image/x-icon',
};

function typeOf(response: Response): string {
  const [name = ''] = (response.headers.get('content-type') ?? '').split(';');
  return typeNames[name] ?? name;
}

/**
 * Returns the parts of a response that the test compares. For a redirect, only status and location, because the host sends
 * little else.
 */
async function answerOf(base: string, address: string) {
  const response = await ask(base, address);
  const location = response.headers.get('location');
  if (location !== null) {
    return { address, status: response.status, location: location.replace(base, '') };
  }
  return {
    address,
    status: response.status,
    headers: Object.fromEntries(
      [...policies, 'cache-control'].map((name) => [name, response.headers.get(name)]),
    ),
    type: typeOf(response),
    body: createHash('sha256')
      .update(await response.text())
      .digest('hex'),
  };
}

let folder: string;
let origin: Origin;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  installRunner();
  await Promise.all([
    writeStaticFolder(join(folder, 'plain')),
    writeStaticFolder(join(folder, 'counted'), 'a-database'),
  ]);
  origin = await startOrigin({ DIST_DIR: fixtureDist, CLICK_LEDGER: 'off' });
});

afterAll(async () => {
  await origin?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the site as files, served by the runner of Cloudflare Pages', () => {
  let running: RunningHost;
  beforeAll(async () => {
    running = await startHost(join(folder, 'plain'), folder);
  });
  afterAll(async () => {
    await running?.stop();
  });

  test.each(addresses)('%s is answered as by the origin', async (address) => {
    const [expected, found] = await Promise.all([
      answerOf(origin.url, address),
      answerOf(running.url, address),
    ]);
    expect(found).toEqual(expected);
  });

  test.each([
    ['/nope', 'lang="en"'],
    ['/pl/nope', 'lang="pl"'],
    ['/tr/sendme/nobody/continue', 'lang="tr"'],
  ])('%s is not found, in the language of the address', async (address, language) => {
    const response = await ask(running.url, address);
    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body).toContain(language);
    expect(body).not.toMatch(/\{requested-path\}|\{canonical-path\}/);
    for (const policy of policies) expect(response.headers.get(policy), policy).not.toBeNull();
  });
});

test('Cloudflare counts the clicks of readers in its database, and `npm run clicks` shows an export', async () => {
  const counted = join(folder, 'counted');
  const running = await startHost(counted, folder);
  const click = (address: string, headers: Record<string, string> = {}) =>
    new Promise<string | undefined>((resolve, reject) => {
      get(running.url + address, { headers: { ...browser, ...headers } }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.headers.location));
      }).once('error', reject);
    });
  try {
    const navigation = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'document',
    };
    const destination = await click('/pl/sendme/alder/continue?from=review', navigation);
    expect(destination).toContain('alder.example');
    await click('/sendme/alder/continue?from=review', { 'user-agent': 'Googlebot/2.1' });
    await click('/sendme/alder/continue?from=review', { 'sec-purpose': 'prefetch' });
    await click('/sendme/alder/continue?from=review', { ...navigation, 'sec-fetch-dest': 'image' });
    await click('/sendme/birch/continue', navigation);
  } finally {
    await running.stop();
  }
  const file = join(counted, 'clicks.sqlite');
  const database = new DatabaseSync(file);
  database.exec(exportClicks(counted, folder));
  const records = database
    .prepare('SELECT json FROM batches ORDER BY number')
    .all()
    .map(({ json }) => JSON.parse(String(json)) as unknown);
  database.close();
  const id = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(records).toEqual([
    [{ id, provider: 'alder', placement: 'review', locale: 'pl', paid: expect.any(Boolean) }],
    [{ id, provider: 'birch', placement: 'sendme', locale: 'en', paid: expect.any(Boolean) }],
  ]);
  const { stdout, stderr } = spawnSync(process.execPath, ['apps/server/commands/clicks.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SPOOL_FILE: file, DATABASE_URL: '' },
  });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/alder +1/);
});
