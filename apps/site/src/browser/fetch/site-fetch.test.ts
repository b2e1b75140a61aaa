import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { retryDelay, retryStatuses, siteFetch } from './site-fetch.ts';

describe('a request to the site', () => {
  let server: Server;
  let base = '';
  const asked = new Map<string, number>();

  beforeAll(async () => {
    // The server answers the first request with the status in the address, and later ones with 200. Under /always it never
    // changes the status.
    server = createServer(({ url = '' }, response) => {
      if (url.startsWith('/slow')) return;
      const times = (asked.get(url) ?? 0) + 1;
      asked.set(url, times);
      const status = Number(/\d+$/.exec(url)?.[0]);
      response.writeHead(times === 1 || url.startsWith('/always') ? status : 200, {
        'content-type': 'application/json',
      });
      response.end('{"fine":true}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('is retried on exactly these statuses, after a moment', { tags: 'calls-retry-statuses' }, () => {
    expect(retryStatuses).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
    expect(retryDelay).toBe(300);
  });

  test.each(retryStatuses)(
    'that is answered %i is asked again',
    { tags: 'calls-retry-statuses' },
    async (status) => {
      expect(await siteFetch(`/${status}`, { baseURL: base })).toEqual({ fine: true });
      expect(asked.get(`/${status}`)).toBe(2);
    },
  );

  test.each([400, 401, 403, 404, 410, 501])('that is answered %i is not', async (status) => {
    await expect(siteFetch(`/${status}`, { baseURL: base })).rejects.toThrow(String(status));
    expect(asked.get(`/${status}`)).toBe(1);
  });

  test('goes to the address that the site is configured to live at', { tags: 'calls-base-url' }, async () => {
    vi.stubEnv('BASE_URL', `${base}/under/`);
    // The base address is read when the module loads, so load it again.
    const again = './site-fetch.ts?configured';
    const { siteFetch: configured } = (await import(again)) as typeof import('./site-fetch.ts');
    vi.unstubAllEnvs();
    expect(await configured('/200')).toEqual({ fine: true });
    expect(asked.get('/under/200')).toBe(1);
  });

  test('that finds nobody there is asked again, and given up when its time is over', async () => {
    const none = { baseURL: 'http://127.0.0.1:1' };
    const started = performance.now();
    await expect(siteFetch('/x', none)).rejects.toThrow('fetch failed');
    expect(performance.now() - started).toBeGreaterThan(retryDelay - 5);
    await expect(siteFetch('/slow/200', { baseURL: base, timeout: 50 })).rejects.toThrow(/timeout/);
  });

  test('is given up after one more try', async () => {
    await expect(siteFetch('/always/503', { baseURL: base })).rejects.toThrow('503');
    expect(asked.get('/always/503')).toBe(2);
  });
});
