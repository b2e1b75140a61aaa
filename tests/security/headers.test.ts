import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { askWhole } from '@vpn-site/harness/ask-status.ts';
import { inlineCode, policyOf } from '@vpn-site/harness/inline-code.ts';
import { sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import { asReader } from '@vpn-site/harness/reader.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { builtPages, dist } from '@vpn-site/harness/tested-site.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { contentSecurityPolicy, securityHeaders } from '@vpn-site/site/release/security-headers.ts';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type HttpsSite, startHttpsSite } from './harness/https-site.ts';
import { pageKinds } from './harness/page-kinds.ts';

const { firstSheets } = readRelease(dist);
let site: HttpsSite;
beforeAll(async () => {
  site = await startHttpsSite();
});
afterAll(() => site.close());

function askTls(path: string, host = 'vpn.example'): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site.httpsPort, servername: 'vpn.example' };
    httpsRequest(
      { ...options, path, headers: { ...asReader, host }, rejectUnauthorized: false },
      (response) => resolve(response.resume()),
    )
      .once('error', reject)
      .end();
  });
}

const askHttp = (path: string, host: string) =>
  askWhole(`http://127.0.0.1:${site.httpPort}`, { path, headers: { ...asReader, host } });

describe('H2', () => {
  test.each([
    ['without analytics', false],
    ['with analytics', true],
  ])('H2 csp_evaluator finds nothing of high or medium severity, %s', (_name, hasAnalytics) => {
    const { csp } = new CspParser(contentSecurityPolicy({ hasAnalytics, isHttps: true, firstSheets }));
    const findings = new CspEvaluator(csp).evaluate();
    const grave = findings.filter(({ severity }) =>
      [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity),
    );
    expect(grave.map(({ description }) => description)).toEqual([]);
  });
});

describe('every answer carries the security headers', () => {
  const expected = Object.entries(securityHeaders({ siteUrl: inject('originUrl'), firstSheets }));
  const shared = ['/data/v1/scores.json'];
  const cases: readonly [name: string, target: string, headers?: readonly string[]][] = [
    ['a page', '/pl'],
    ['the home page', '/'],
    ['an asset', `/${assetFile()}`],
    ['interface strings', '/_i18n/pl/messages.json'],
    ['open data', '/data/v1/scores.json'],
    ['icons', '/api/_nuxt_icon/lucide.json?icons=star'],
    ['a redirect', '/PL'],
    ['a redirect by language', '/', ['Accept-Language: pl']],
    ['an error page', '/nope'],
    ['an error for a bot', '/nope', ['User-Agent: Googlebot/2.1']],
    ['an invalid address', '/%zz'],
    ['a foreign host', '/', ['Host: evil']],
    ['not modified', '/pl', ['If-None-Match: *']],
    ['an unknown expectation', '/pl', ['Expect: miracles']],
    ['a broken header', '/pl', ['No colon here']],
    ['too many headers', '/pl', Array.from({ length: 10_000 }, (_, n) => `X-${n}: y`)],
    ['two lengths', '/pl', ['Content-Length: 1', 'Transfer-Encoding: chunked']],
    ['health', '/healthz'],
    ['metrics', '/metrics'],
  ];

  test.each(cases)('%s from the origin', async (_name, target, headers = []) => {
    const { head } = await rawRequest(inject('originUrl'), target, headers);
    const sent = headerLines(head);
    for (const [name, value] of expected) {
      const isShared = name === 'cross-origin-resource-policy' && shared.includes(target);
      expect(sent.get(name), name).toEqual([isShared ? 'cross-origin' : value]);
    }
  });

  test.each(cases)('%s from nginx, once each', async (_name, target, headers = []) => {
    const { head } = await rawRequest(inject('edgeUrl'), target, headers);
    const sent = headerLines(head);
    for (const [name] of expected) expect(sent.get(name), `${name} in ${head}`).toHaveLength(1);
    expect(sent.get('content-security-policy')?.[0]).toMatch(/^default-src 'none';.*frame-ancestors 'none'/);
    expect(sent.get('server')?.[0] ?? 'nginx').toBe('nginx');
  });

  test('nginx keeps its own promises over https: HSTS once, also on its errors', async () => {
    for (const path of ['/', '/nope', '/metrics', `/${'x'.repeat(20_000)}`]) {
      const { headers } = await askTls(path);
      expect(headers['strict-transport-security'], path).toBe('max-age=63072000; includeSubDomains; preload');
    }
  });

  test('one connection cannot have more requests than one client may', async () => {
    const session = connect(`https://127.0.0.1:${site.httpsPort}`, {
      servername: 'vpn.example',
      rejectUnauthorized: false,
    });
    const [settings] = await once(session, 'remoteSettings');
    session.destroy();
    expect(settings.maxConcurrentStreams).toBe(64);
  });

  test('plain http leads to https under the configured name, and an unknown name nowhere', async () => {
    const { status, headers } = await askHttp('/pl?a=b', 'vpn.example');
    expect([status, headers.location]).toEqual([301, 'https://vpn.example/pl?a=b']);
    const foreign = await askHttp('/pl', 'evil.example');
    expect([foreign.status, foreign.headers.location]).toEqual([421, undefined]);
    expect((await askTls('/pl', 'evil.example')).statusCode).toBe(421);
  });
});

describe('H3', () => {
  test.each(builtPages())('H3 $path has no inline script or style without a hash', ({ file }) => {
    expect(inlineCode(readFileSync(`${dist}/client/${file}`, 'utf8'), policyOf(dist))).toEqual([]);
  });

  test('few styles are allowed, each by its hash', () => {
    const [, sources = ''] = /style-src ([^;]*)/.exec(policyOf(dist)) ?? [];
    const [self, ...hashes] = sources.split(' ');
    expect(self).toBe("'self'");
    expect(hashes.length).toBeGreaterThan(0);
    expect(hashes.length).toBeLessThanOrEqual(16);
    for (const hash of hashes) expect(hash).toMatch(/^'sha256-[A-Za-z0-9+/]{43}='$/);
  });
});

describe('in the browser', () => {
  const browser = sharedBrowser({ locale: 'en-US' });

  interface Visit {
    readonly violations: readonly string[];
    readonly foreign: readonly string[];
    readonly cookies: number;
    /** The number of controls that were used. */
    readonly used: number;
  }
  const visits = new Map<string, Promise<Visit>>();
  /** Opens and uses a page, once for all tests of it. */
  const visitTo = (path: string) => {
    const visit = visits.get(path) ?? openAndWatch(path);
    visits.set(path, visit);
    return visit;
  };
  async function openAndWatch(path: string): Promise<Visit> {
    const page = await browser.context.newPage();
    const violations = await watchPolicy(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== site.origin.url) foreign.push(request.url());
    });
    await page.goto(site.origin.url + path);
    const used = await operateEverything(page);
    const cookies = (await browser.context.cookies()).length;
    await page.close();
    return { violations, foreign, cookies, used };
  }

  test.each(sampleUnlessNightly(pageKinds, 3))(
    'H4 %s: the browser reports no violation of the policy',
    async (_kind, path) => {
      const { violations, used } = await visitTo(path);
      expect(violations).toEqual([]);
      expect(used).toBeGreaterThan(0);
    },
  );

  test.each(sampleUnlessNightly(pageKinds, 3))(
    'H5 %s: no request leaves the origin, and no cookie is set',
    async (_kind, path) => {
      const { foreign, cookies } = await visitTo(path);
      expect(foreign).toEqual([]);
      expect(cookies).toBe(0);
    },
  );

  test('the watch sees a violation where there is one', async () => {
    const page = await browser.context.newPage();
    const violations = await watchPolicy(page);
    await page.goto(site.origin.url);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.hasRun = true';
      document.body.append(script);
    });
    await expect.poll(() => violations.join()).toContain('script-src');
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
    await page.close();
  });
});

async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  return violations;
}

const opened = 'summary:visible, button:not(form button):visible';
/** The inputs of tools. Buttons in forms are left out, because they lead to other pages. */
const entered = 'main input:visible, main select:visible';
/** The max number of controls of a kind. No page needs more to load everything, but a glossary has hundreds. */
const maxPerKind = 25;

/** Operates all controls by keyboard, so that everything that loads on demand is loaded. Returns their number. */
async function operateEverything(page: Page): Promise<number> {
  let used = 0;
  // Handles, because using one control may hide others, and a locator would wait for them.
  for (const [selector, keys] of [
    [entered, ['ArrowRight', 'ArrowDown', ' ']],
    ['a[data-evidence]:visible', ['Enter', 'Escape']],
    [opened, ['Enter', 'Escape']],
  ] as const) {
    const most = selector.startsWith('a') ? 2 : maxPerKind;
    for (const control of (await page.locator(selector).elementHandles()).slice(0, most)) {
      await control.evaluate((element) => (element as HTMLElement).focus());
      for (const key of keys) await page.keyboard.press(key);
      used += 1;
    }
  }
  await page.waitForLoadState('networkidle');
  return used;
}

function headerLines(head: string): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const line of head.split('\r\n').slice(1)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    lines.set(name, [...(lines.get(name) ?? []), line.slice(at + 1).trim()]);
  }
  return lines;
}

function assetFile(): string {
  const release = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as { files: { file: string }[] };
  return release.files.find(({ file }) => file.startsWith('_assets/'))?.file ?? '';
}
