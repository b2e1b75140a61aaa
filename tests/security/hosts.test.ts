import { readFileSync } from 'node:fs';
import { entryPoints } from '@vpn-site/harness/entry-points.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { type RawAnswer, rawRequest } from '@vpn-site/harness/raw-request.ts';
import { readerAgent } from '@vpn-site/harness/reader.ts';
import { dist, sampledPages } from '@vpn-site/harness/tested-site.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { describe, expect, inject, test } from 'vitest';

const { files } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
const pages = sampledPages().filter(({ path }) => !/\/(?:404|500)$/.test(path));
/** Pages, sitemaps, feeds, errors and a redirect. */
const addresses = [
  ...pages.map(({ path }) => path),
  ...files.filter(({ file }) => /\.xml$|feed\.json$/.test(file)).map(({ file }) => `/${file}`),
  '/nope',
  '/pl/nope',
  '/PL',
];
const reader = [`User-Agent: ${readerAgent}`, 'Accept-Language: en'];

const hostileHeaders = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: gopher',
  'X-Forwarded-Port: 1',
  'X-Forwarded-Prefix: //evil.example',
  'Forwarded: host=evil.example;proto=gopher',
  'X-Original-URL: /tr',
  'X-Rewrite-URL: /tr',
  'X-Host: evil.example',
];

/**
 * Returns the parts of a response that must be the same for every client: everything except the date and the cache headers.
 */
function comparablePart({ head, body }: RawAnswer): string {
  return `${head.replaceAll(/^(?:date|x-cache|age|keep-alive): .*\r?\n?/gim, '')}\n${body}`;
}

describe.each(entryPoints)('C1 through %s', (_door, base) => {
  test.each(addresses)('C1 %s: no header changes what is said', async (path) => {
    const plain = await rawRequest(base, path, reader);
    const asked = await rawRequest(base, path, [...reader, ...hostileHeaders]);
    expect(comparablePart(asked)).toBe(comparablePart(plain));
    expect(comparablePart(asked)).not.toContain('evil.example');
  });

  test.each([...addresses.slice(0, 3), '/nope', '/healthz', '/_i18n/pl/messages.json'])(
    'C1 %s under a foreign name is misdirected',
    async (path) => {
      for (const host of ['evil', 'evil.example:80', '127.0.0.1.evil.example', 'localhost@evil.example']) {
        const { status, head, body } = await rawRequest(base, path, [...reader, `Host: ${host}`]);
        expect([421, ...(host.includes('@') ? [400] : [])], host).toContain(status);
        expect(head + body).not.toContain('evil');
      }
    },
  );

  test('C1 a request without a name is refused', async () => {
    expect((await rawRequest(base, '/pl', ['Host:'])).status).toBeGreaterThanOrEqual(400);
  });
});

test('C1 every address that pages, errors and sitemaps name is of the configured origin', async () => {
  for (const path of addresses) {
    const { body } = await rawRequest(inject('originUrl'), path, [...reader, ...hostileHeaders]);
    const named = body.matchAll(
      /(?:rel="(?:canonical|alternate)"[^>]*href|property="og:(?:url|image)" content)="([^"]+)"|<loc>([^<]+)/g,
    );
    for (const [, address, location] of named) {
      expect(new URL(address ?? location ?? '').origin).toBe('http://localhost:8080');
    }
  }
});

describe('C2', () => {
  /**
   * The port of the origin, which all tests share. Each attempt to poison a cache gets its own nginx, because nginx has the
   * cache.
   */
  const originPort = Number(new URL(inject('originUrl')).port);
  const targets = ['/', '/pl', '/privacy/what-is-a-vpn', '/nope', '/PL', '/_i18n/pl/messages.json'];
  const poisons: readonly [name: string, headers: readonly string[], query?: string][] = [
    ['forwarded names', hostileHeaders],
    ['a language cookie', ['Cookie: i18n_redirected=pl']],
    ['a language', ['Accept-Language: tr, pl;q=0.5']],
    ['a bot', ['User-Agent: Googlebot/2.1']],
    ['a range', ['Range: bytes=0-9']],
    ['a condition', ['If-None-Match: *', 'If-Modified-Since: Sun, 15 Nov 2099 00:00:00 GMT']],
    ['odd encodings', ['Accept-Encoding: br;q=0, x-evil, gzip;q=0']],
    ['another method by header', ['X-HTTP-Method-Override: POST']],
    ['a refusal to cache', ['Cache-Control: no-cache', 'Pragma: no-cache']],
    ['a parameter', [], '?utm=<script>alert(1)</script>'],
    ['a parameter that looks like ours', [], '?page=2&q=x&icons=__proto__'],
  ];

  test.each(poisons)('C2 after %s the plain answer is the same bytes', async (_name, headers, query = '') => {
    const edge = await startNginx([originPort, originPort]);
    for (const target of targets) {
      const baseline = await rawRequest(inject('originUrl'), target, reader);
      await rawRequest(edge.url, target + query, [
        ...(headers.some((h) => /^user-agent/i.test(h)) ? [] : reader.slice(0, 1)),
        ...headers,
      ]);
      const after = await rawRequest(edge.url, target, reader);
      expect([after.status, after.body], target).toEqual([baseline.status, baseline.body]);
      const location = /^location: .*$/im;
      expect(location.exec(after.head)?.[0]).toBe(location.exec(baseline.head)?.[0]);
    }
    await edge.stop();
  });

  test('C2 another spelling of an address is not kept under the address', async () => {
    const edge = await startNginx([originPort, originPort]);
    for (const spelling of ['/x/../pl', '/./pl', '/%70l', '//pl', '/pl%2f'])
      await rawRequest(edge.url, spelling, reader);
    expect((await rawRequest(edge.url, '/pl', reader)).status).toBe(200);
    await edge.stop();
  });

  test('C2 queries do not fill the cache with copies', async () => {
    const states: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { head } = await rawRequest(inject('edgeUrl'), `/tr?copy=${n}`, reader);
      states.push(/^x-cache: (\S+)/im.exec(head)?.[1] ?? '');
    }
    expect(states.slice(1)).toEqual(['HIT', 'HIT', 'HIT', 'HIT']);
  });
});

describe('C3', () => {
  const visitors = [
    ['Cookie: i18n_redirected=pl'],
    ['Cookie: i18n_redirected=tr; other=1', 'Accept-Language: pl'],
    ['Accept-Language: tr-TR, tr;q=0.9'],
    ['Accept-Language: *', 'Cookie: i18n_redirected=__proto__'],
  ];

  test.each(addresses.filter((path) => path !== '/'))(
    'C3 %s is the same bytes for everyone',
    { tags: 'locale-detect-root-only' },
    async (path) => {
      const agent = reader.slice(0, 1);
      const baseline = comparablePart(await rawRequest(inject('originUrl'), path, agent));
      for (const headers of visitors) {
        expect(comparablePart(await rawRequest(inject('originUrl'), path, [...agent, ...headers]))).toBe(
          baseline,
        );
      }
    },
  );
});
