import { once } from 'node:events';
import { connect } from 'node:net';
import { copyDist } from '@vpn-site/harness/dist-copy.ts';
import { ledgerMetrics, startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { press } from '@vpn-site/harness/press.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import {
  browserUserAgent,
  countOf,
  fairLimit,
  percentile,
  startSteadyLoad,
} from '@vpn-site/harness/steady-load.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

let ledger: TestLedger;
let origin: Origin;
beforeAll(async () => {
  ledger = await startLedger();
  origin = await startOrigin({ DATABASE_URL: ledger.url, TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await origin.stop();
  await ledger.stop();
});

let readers = 0;
/** Sends a click. Each is from another reader, unless the headers name one. */
function click(path: string, headers: Record<string, string> = {}, method = 'GET') {
  readers += 1;
  const reader = { 'x-forwarded-for': `192.0.2.${readers}` };
  return press(origin.url + path, { method, headers: { ...reader, ...headers } });
}

const raw = (target: string, headers: readonly string[] = []) =>
  rawRequest(origin.url, target, [`User-Agent: ${browserUserAgent}`, ...headers]);

describe('G1 the query decides nothing', () => {
  test.each([
    '?url=https://evil.example',
    '?to=//evil.example',
    '?from=card&url=https://evil.example&destination=https://evil.example&vpn=evil',
    '?from=https://evil.example',
    '?from=//evil.example&from=card',
    '?__proto__[destination]=https://evil.example',
  ])('%s leads to the stored address', { tags: 'sendme-continue-redirect' }, async (query) => {
    const { status, headers } = await click(`/sendme/alder/continue${query}`);
    expect([status, headers.get('location')]).toEqual([302, 'https://alder.example']);
  });
});

test('a release whose pages say that clicks are not counted counts none', async () => {
  const release = copyDist();
  release.change({ countsClicks: false });
  const silent = await startOrigin({ DIST_DIR: release.folder, DATABASE_URL: ledger.url });
  const before = await ledger.clicks();
  expect((await press(`${silent.url}/sendme/alder/continue?from=card`)).status).toBe(302);
  // On SIGTERM an origin writes the clicks that wait.
  await silent.stop();
  release.remove();
  expect(await ledger.clicks()).toBe(before);
});

describe('G2 an address that is not a provider leads nowhere', () => {
  const targets = [
    '/sendme//evil.com',
    '/sendme/%2F%2Fevil.com',
    '/sendme/alder%2f..%2fevil',
    '/sendme/%01javascript:',
    '/sendme/%5cevil.com',
    '/sendme/__proto__',
    '/sendme/No-Such',
    '/sendme/%',
    `/sendme/${'a'.repeat(2500)}`,
  ];
  test.each(targets.map((target) => [target.slice(0, 40), target]))('%s', async (_name, target) => {
    for (const address of [target, `${target}/continue`, `/pl${target}/continue?from=card`]) {
      const { status, head } = await raw(address);
      expect([400, 404, 414]).toContain(status);
      expect(head).not.toMatch(/^location:/im);
    }
  });
});

describe('G3 line breaks stay where they are', () => {
  const split = '%0d%0aSet-Cookie:%20a=b';
  test.each([
    [`/sendme/alder${split}/continue`, [], [400, 404]],
    [`/sendme/alder/continue${split}`, [], [400, 404]],
    [`/sendme/alder/continue?from=card${split}`, [], [302]],
    ['/sendme/alder/continue?from=card', [`Referer: https://x.example/${split}`], [302]],
    ['/sendme/alder/continue?from=card', ['Referer: https://x.example/\nSet-Cookie: a=b'], [302, 400]],
    ['/sendme/alder\r\nX-Injected: 1/continue', [], [400, 404]],
  ])('%j %j', async (target, headers, statuses) => {
    const { status, head } = await raw(target, headers);
    expect(statuses).toContain(status);
    expect(head).not.toMatch(/^(?:set-cookie|x-injected)/im);
  });

  test('a log entry stays one line', async () => {
    const apart = await startOrigin();
    await rawRequest(apart.url, `/sendme/one${split}/continue?from=two${split}`, [`Referer: three${split}`]);
    await rawRequest(apart.url, '/sendme/last/continue');
    await apart.stop();
    const entries = apart
      .output()
      .split('\n')
      .filter((line) => line.includes('"answered"'))
      .map((line) => JSON.parse(line) as { path: string });
    // An entry is logged after its response was sent, which need not be in the order of the requests.
    expect(entries.map(({ path }) => path).toSorted()).toEqual([
      '/sendme/last/continue',
      `/sendme/one${split}/continue`,
    ]);
  });
});

describe('G4 a normal click', () => {
  test.each([
    ['/sendme/alder/continue?from=card', 'en'],
    ['/pl/sendme/alder/continue?from=card', 'pl'],
    ['/tr/sendme/alder/continue?from=card', 'tr'],
  ])(
    '%s is sent on, kept out of caches and search, and counted once',
    { tags: ['sendme-continue-records', 'sendme-continue-redirect', 'blocks-tracked-link-privacy'] },
    async (path, locale) => {
      const before = await ledger.clicks();
      const { status, headers } = await click(path);
      expect(status).toBe(302);
      expect(Object.fromEntries(headers)).toMatchObject({
        location: 'https://alder.example',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        // The provider learns which site sent the reader, never which page.
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers.get('set-cookie')).toBeNull();
      expect(await ledger.reaches(before + 1)).toBe(before + 1);
      const [newest] = await ledger.query<{ id: string; time: Date }>(
        'SELECT * FROM clicks ORDER BY id DESC LIMIT 1',
      );
      const { id = '', time = new Date(0), ...kept } = newest ?? {};
      expect(kept).toEqual({ provider: 'alder', placement: 'card', locale, paid: false });
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
      expect(Math.abs(Date.now() - time.getTime())).toBeLessThan(60_000);
    },
  );
});

describe('G5 what is not a click', () => {
  test.each([
    ['head', {}, 'HEAD', '?from=card'],
    ['prefetch', { 'sec-purpose': 'prefetch;prerender' }, 'GET', '?from=card'],
    ['prefetch', { purpose: 'prefetch' }, 'GET', '?from=card'],
    ['prefetch', { 'x-moz': 'prefetch' }, 'GET', '?from=card'],
    ['not-a-navigation', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 'GET', '?from=card'],
    ['not-a-navigation', { 'sec-fetch-dest': 'iframe' }, 'GET', '?from=card'],
    ['not-a-navigation', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, 'GET', '?from=card'],
    ['bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET', '?from=card'],
    ['bot', { 'user-agent': '' }, 'GET', '?from=card'],
    ['unknown-placement', {}, 'GET', '?from=billboard'],
  ] as const)(
    '%s %j is sent on, with the reason and without being counted',
    async (reason, headers, method, query) => {
      const name = `clicks_not_counted_total{reason="${reason}"}`;
      const before = await ledgerMetrics(origin.url);
      const response = await click(`/sendme/dogwood/continue${query}`, headers, method);
      expect([response.status, response.headers.get('location')]).toEqual([302, 'https://dogwood.example']);
      const after = await ledgerMetrics(origin.url);
      expect((after[name] ?? 0) - (before[name] ?? 0)).toBe(1);
      expect(after.clicks_counted_total).toBe(before.clicks_counted_total);
    },
  );

  test('a click that the server reads only after its reader has gone', async () => {
    const before = await ledgerMetrics(origin.url);
    const { port } = new URL(origin.url);
    origin.child.kill('SIGSTOP');
    const gone = Array.from({ length: 10 }, async (_, reader) => {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      const lines = [
        `Host: localhost`,
        `User-Agent: ${browserUserAgent}`,
        `X-Forwarded-For: 203.0.113.${reader}`,
      ];
      socket.end(`GET /sendme/elm/continue?from=card HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      await once(socket, 'finish');
      socket.destroy();
    });
    await Promise.all(gone);
    origin.child.kill('SIGCONT');
    expect((await click('/sendme/elm/continue?from=card')).status).toBe(302);
    const after = await ledgerMetrics(origin.url);
    expect((after.clicks_counted_total ?? 0) - (before.clicks_counted_total ?? 0)).toBe(1);
  });

  test('the same click twice within a second counts once; after it, again', async () => {
    const before = await ledgerMetrics(origin.url);
    const again = () => click('/sendme/dogwood/continue?from=card', { 'x-forwarded-for': '198.51.100.1' });
    const twice = await Promise.all([again(), again()]);
    expect(twice.map(({ status }) => status)).toEqual([302, 302]);
    const other = await click('/sendme/dogwood/continue?from=home', { 'x-forwarded-for': '198.51.100.1' });
    expect(other.status).toBe(302);
    const counted = async () =>
      ((await ledgerMetrics(origin.url)).clicks_counted_total ?? 0) - (before.clicks_counted_total ?? 0);
    expect(await counted()).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await again();
    expect(await counted()).toBe(3);
  });

  test.runIf(isNightly)(
    'behind nginx with two origins a double click is still one, and a HEAD none',
    async () => {
      const two = [
        await startOrigin({ TRUSTED_PROXIES: '127.0.0.1' }),
        await startOrigin({ TRUSTED_PROXIES: '127.0.0.1' }),
      ];
      const edge = await startNginx([two[0]?.port ?? 0, two[1]?.port ?? 0]);
      const address = `${edge.url}/sendme/alder/continue?from=card`;
      // nginx drops this header from visitors; otherwise each of these would count as another reader.
      const headers = (peer: number) => ({ 'x-forwarded-for': `192.0.2.${peer}` });
      await press(address, { method: 'HEAD', headers: headers(0) });
      for (const peer of [1, 2, 3, 4]) {
        const { status, headers: sent } = await press(address, { headers: headers(peer) });
        expect([status, sent.get('x-cache')]).toEqual([302, null]);
      }
      const metrics = await Promise.all(two.map(({ url }) => ledgerMetrics(url)));
      const total = (name: string) => metrics.reduce((sum, each) => sum + (each[name] ?? 0), 0);
      expect(total('clicks_counted_total')).toBe(1);
      expect(total('clicks_not_counted_total{reason="repeat"}')).toBe(3);
      expect(total('clicks_not_counted_total{reason="head"}')).toBe(1);
      await edge.stop();
      await Promise.all(two.map((each) => each.stop()));
    },
  );
});

describe('G8 a flood from one address', () => {
  const perMinute = 120;

  test.runIf(isNightly)(
    'is limited by the real peer whatever it claims, and others are served meanwhile',
    async () => {
      const open = await startOrigin();
      const url = `${open.url}/sendme/alder/continue?from=card`;
      const flood = startSteadyLoad({ url, perSecond: 2000, claimedPeers: 10_000 });
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const others = startSteadyLoad({ url, perSecond: 20, localAddress: '127.0.0.2' });
      const elsewhere = startSteadyLoad({ url: `${inject('originUrl')}/pl`, perSecond: 20 });
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const [flooded, served, quiet] = await Promise.all([flood.stop(), others.stop(), elsewhere.stop()]);
      await open.stop();
      expect(countOf(flooded.answers, 302)).toBe(perMinute);
      expect(countOf(flooded.answers, 429)).toBe(flooded.answers.length - perMinute);
      expect(flooded.answers.length).toBeGreaterThan(5 * perMinute);
      expect([served.failed, countOf(served.answers, 302)]).toEqual([0, served.answers.length]);
      expect(percentile(served.answers, 0.5)).toBeLessThan(fairLimit(250, quiet, 0.9));
    },
  );

  test('a configured proxy is believed: its visitors have a limit each', async () => {
    const trusting = await startOrigin({ CLICKS_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.1' });
    const statuses = [];
    for (const peer of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) {
      const headers = { 'x-forwarded-for': peer };
      const address = `${trusting.url}/sendme/alder/continue`;
      statuses.push((await fetch(address, { redirect: 'manual', headers })).status);
    }
    await trusting.stop();
    expect(statuses).toEqual([302, 302, 429]);
  });

  test('pages are not part of it', async () => {
    const statuses = await Promise.all(
      Array.from({ length: perMinute + 30 }, async () => (await fetch(`${inject('originUrl')}/pl`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });
});
