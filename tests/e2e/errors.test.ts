import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDist, type DistCopy } from './harness/dist-copy.ts';
import { type Origin, startOrigin } from './harness/origin.ts';
import { rawRequest } from './harness/raw-request.ts';
import { asReader, readerAgent } from './harness/reader.ts';

const base = inject('originUrl');
const reader = [`User-Agent: ${readerAgent}`];

describe('an address that no route has', () => {
  test('is answered 404 with the message Page not found: {path}', async () => {
    const { status, body } = await rawRequest(base, '/reviews/nobody', reader);
    expect(status).toBe(404);
    expect(body).toContain('<title>404 - Page not found: /reviews/nobody | VPN Site</title>');
    expect(body).toContain('>Page Not Found</h1>');
  });

  test('is answered to a program in JSON', async () => {
    const response = await fetch(`${base}/data/v9/scores.json`, { headers: asReader });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      statusCode: 404,
      message: 'Page not found: /data/v9/scores.json',
    });
  });
});

describe('an address that no route could have', () => {
  test.each([
    ['/%zz', 'Page Not Found: /%zz'],
    ['/pl/%e0%a4%a', 'Nie znaleziono strony: /pl/%e0%a4%a'],
    ['/%zz<b>', 'Page Not Found: /%zz&lt;b&gt;'],
  ])('%s is answered 404 with the message %s', async (path, message) => {
    const { status, body } = await rawRequest(base, path, reader);
    expect(status).toBe(404);
    expect(body).toContain(`<title>404 - ${message} | VPN Site</title>`);
  });
});

describe('bots', () => {
  test.each(['Googlebot/2.1 (+http://www.google.com/bot.html)', 'bingbot/2.0', 'curl/8.0'])(
    '%s gets the status of an error and nothing else',
    async (agent) => {
      for (const path of ['/nope', '/pl/nope', '/_i18n/xx/messages.json', '/%zz']) {
        const { status, head, body } = await rawRequest(base, path, [`User-Agent: ${agent}`]);
        expect([status, body]).toEqual([404, '']);
        expect(head).not.toMatch(/^content-type/im);
      }
    },
  );

  test('get pages like everyone', async () => {
    const { body } = await rawRequest(base, '/pl', ['User-Agent: Googlebot/2.1']);
    expect(body).toContain('<html lang="pl">');
  });
});

describe('an error of ours', () => {
  let dist: DistCopy;
  let origin: Origin;
  beforeAll(async () => {
    dist = copyDist();
    for (const file of ['pl.html', 'privacy/what-is-a-vpn.html', '_i18n/tr/messages.json', 'tr.html']) {
      rmSync(join(dist.folder, 'client', file));
    }
    origin = await startOrigin({ DIST_DIR: dist.folder });
  });
  afterAll(async () => {
    await origin.stop();
    dist.remove();
  });

  test.each([
    ['/privacy/what-is-a-vpn', 'en', 'Internal Server Error'],
    ['/pl', 'pl', 'Wewnętrzny błąd serwera'],
  ])(
    '%s is the error page in %s, status 500, and shows nothing of the cause',
    async (path, language, heading) => {
      const { status, body } = await rawRequest(origin.url, path, reader);
      expect(status).toBe(500);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<title>500 - ${heading} | VPN Site</title>`);
      expect(body).toContain(`>${heading}</h1>`);
      expect(body).not.toMatch(/ENOENT|\/tmp\/|\.ts\b|stack/);
      expect(origin.output()).toContain('ENOENT');
    },
  );

  test('is answered even where the release is damaged beyond its error pages', async () => {
    const { status, head, body } = await rawRequest(origin.url, '/tr', reader);
    expect([status, body]).toEqual([500, '500']);
    expect(head).toMatch(/^content-security-policy/im);
  });

  test('is an empty 500 for a bot', async () => {
    const { status, body } = await rawRequest(origin.url, '/pl', ['User-Agent: Googlebot/2.1']);
    expect([status, body]).toEqual([500, '']);
  });
});

describe('the current build', () => {
  test('answers its id at /_build/latest.json, and every page names the build it is of', async () => {
    const response = await fetch(`${base}/_build/latest.json`);
    const { build } = (await response.json()) as { build: string };
    expect(build).toMatch(/^[\w-]{22}$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const path of ['/', '/pl', '/privacy/what-is-a-vpn']) {
      expect((await fetch(base + path)).headers.get('server-timing')).toBe(`build;desc="${build}"`);
      const known = await fetch(base + path, { headers: { 'if-none-match': '*' } });
      expect([known.status, known.headers.get('server-timing')]).toEqual([304, `build;desc="${build}"`]);
    }
  });
});
