import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { askWhole } from '@vpn-site/harness/ask-status.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  askWhole(`${origin}${path}`, { headers, method });

describe('serving the build', () => {
  test.each([
    ['a page', '/pl'],
    ['a page that is rendered when asked for', '/search?q=alder'],
    ['a choice of providers', '/compare?with=alder,birch,dogwood'],
  ])('%s is sent compressed in the best form the client takes', async (_what, path) => {
    const [plain, brotli, gzip] = await Promise.all([
      ask(path),
      ask(path, { 'accept-encoding': 'gzip, br' }),
      ask(path, { 'accept-encoding': 'gzip' }),
    ]);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toBe('Accept-Encoding');
  });

  test('files with a hash in their name are cached for good', async () => {
    const { body } = await ask('/');
    const stylesheet = /href="(\/_assets\/[^"]+\.css)"/.exec(body.toString())?.[1] ?? '';
    const { status, headers } = await ask(stylesheet);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('a client that has the page gets 304', async () => {
    const { headers } = await ask('/tr', { 'accept-encoding': 'br' });
    const etag = String(headers.etag);
    expect((await ask('/tr', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await ask('/tr', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
  });

  test('HEAD answers like GET without the body', async () => {
    const [head, get] = await Promise.all([ask('/pl', {}, 'HEAD'), ask('/pl')]);
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });

  test('an error is not cached', async () => {
    expect((await ask('/nope')).headers['cache-control']).toBe('no-store');
  });

  test('health, readiness and metrics answer', async () => {
    expect(JSON.parse((await ask('/healthz')).body.toString())).toEqual({ status: 'ok' });
    expect(JSON.parse((await ask('/readyz')).body.toString())).toEqual({
      status: 'ready',
      database: 'absent',
    });
    const metrics = (await ask('/metrics')).body.toString();
    for (const kind of ['file', 'rendered', 'operator', 'other'])
      expect(metrics).toMatch(
        new RegExp(`http_requests_total\\{method="GET",status="\\d+",kind="${kind}"\\} [1-9]`),
      );
    const { build, asOf } = readRelease(dist);
    expect(metrics).toContain(`build_info{build="${build}",as_of="${asOf}"} 1`);
    const age = Number(/^build_age_seconds (\S+)$/m.exec(metrics)?.[1]);
    expect(Math.abs(age - (Date.now() - Date.parse(asOf)) / 1000)).toBeLessThan(60);
    for (const quiet of ['release_damaged_files 0', 'render_queue_waiting 0'])
      expect(metrics).toContain(`\n${quiet}`);
    // There is no database, so its state is not reported.
    expect(metrics).not.toContain('database_up');
  });
});
