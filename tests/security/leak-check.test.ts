import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { issueToken } from '@vpn-site/dns/token.ts';
import { addressTable } from '@vpn-site/fixture/address-table.ts';
import { askName, type RunningDnsServer, startDnsServer } from '@vpn-site/harness/dns-server.ts';
import { startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { type RunningNginx, startNginx } from '@vpn-site/harness/nginx.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { postgresProgram } from '@vpn-site/harness/programs.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const { siteUrl } = JSON.parse(readFileSync(`${dist}/release.json`, 'utf8')) as Release;
const zone = 'leak.vpn.example';
const key = 'the key that origins and answerer share here';
let folder: string;
let ledger: TestLedger;
let dnsServer: RunningDnsServer;
let origin: Origin;
let edge: RunningNginx;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leak-check-'));
  const networks = join(folder, 'networks.mmdb');
  const row = { autonomous_system_number: 64_500, autonomous_system_organization: 'Loop <Net>' };
  writeFileSync(networks, addressTable({ '127.88.0.0/16': row }));
  const countries = join(folder, 'countries.mmdb');
  writeFileSync(countries, addressTable({ '127.88.0.0/16': { country_code: 'PL' } }));
  ledger = await startLedger();
  dnsServer = await startDnsServer(zone, key);
  origin = await startOrigin({
    DIST_DIR: dist,
    DATABASE_URL: ledger.url,
    SPOOL_FILE: join(folder, 'clicks.sqlite'),
    TRUSTED_PROXIES: '127.0.0.1',
    LEAK_CHECK_V4_HOST: 'v4.vpn.example',
    LEAK_CHECK_V6_HOST: 'v6.vpn.example',
    LEAK_CHECK_STUN: 'stun.vpn.example:3478',
    LEAK_CHECK_DNS_ZONE: zone,
    LEAK_CHECK_DNS_KEY: key,
    LEAK_CHECK_DNS_INQUIRY: dnsServer.inquiry,
    LEAK_CHECK_NETWORKS: networks,
    LEAK_CHECK_COUNTRIES: countries,
  });
  edge = await startNginx([origin.port, origin.port]);
});

afterAll(async () => {
  await Promise.all([edge?.stop(), origin?.stop(), dnsServer?.stop()]);
  await ledger?.stop();
  rmSync(folder, { recursive: true });
});

/**
 * The number of callers so far. Each has its own address in a loopback network, so that no test reaches the rate limit of
 * another.
 */
let callers = 0;
function asVisitor(address?: string): string[] {
  callers += 1;
  return [`X-Forwarded-For: ${address ?? `127.88.1.${callers}`}`];
}

async function ask(path: string, headers: readonly string[] = asVisitor()) {
  const answer = await rawRequest(origin.url, path, headers);
  return { ...answer, json: () => JSON.parse(answer.body) as Record<string, unknown> };
}

describe('what the server sees', () => {
  test('is told to who asks, and kept by nobody', async () => {
    const { status, head, json } = await ask('/_leak-check/seen', asVisitor('127.88.77.66'));
    expect(status).toBe(200);
    expect(json()).toEqual({
      address: '127.88.77.66',
      family: 4,
      network: { asn: 64_500, name: 'Loop <Net>' },
      country: 'PL',
    });
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
    expect(head).toMatch(/^content-type: application\/json/im);
    expect(head).toMatch(/^x-content-type-options: nosniff/im);
    expect(head).not.toMatch(/access-control/i);
  });

  test('of IPv6, and of an address that no table knows', async () => {
    const { json } = await ask('/_leak-check/seen', asVisitor('2001:db8::7'));
    expect(json()).toEqual({ address: '2001:db8::7', family: 6, network: null, country: null });
  });

  test('is the peer itself, whatever a stranger claims', async () => {
    const claims = ['X-Forwarded-For: 203.0.113.9', 'Forwarded: for=203.0.113.9', 'X-Real-IP: 203.0.113.9'];
    const { body, head } = await rawRequest(edge.url, '/_leak-check/seen', claims);
    expect(JSON.parse(body)).toMatchObject({ address: '127.0.0.1' });
    expect(head).not.toMatch(/x-cache: (?:HIT|MISS)/i);
  });

  test('through the edge, each visitor is told their own', async () => {
    for (const localAddress of ['127.88.2.1', '127.88.2.2', '127.88.2.1']) {
      const { body } = await rawRequest(edge.url, '/_leak-check/seen', [], 'GET', localAddress);
      expect(JSON.parse(body)).toMatchObject({ address: localAddress });
    }
  });
});

describe('the names of one kind of address', () => {
  test.each(['v4.vpn.example', 'V6.vpn.example:443'])(
    '%s tells the site alone what it sees',
    async (host) => {
      const { status, head, json } = await ask('/_leak-check/seen', [
        ...asVisitor(),
        `Host: ${host}`,
        'Origin: https://evil.example',
      ]);
      expect(status).toBe(200);
      expect(json()).toMatchObject({ family: 4 });
      expect(head).toContain(`access-control-allow-origin: ${new URL(siteUrl).origin}`);
      expect(head).not.toMatch(/access-control-allow-credentials|evil/i);
    },
  );

  test.each([
    '/',
    '/pl',
    '/_leak-check/setup',
    '/_leak-check/resolvers?token=x',
    '/_leak-check/seen/x',
    '/metrics',
    '/robots.txt',
  ])('answer nothing else: %s', async (path) => {
    const { status, head } = await ask(path, [...asVisitor(), 'Host: v4.vpn.example']);
    expect(status).toBe(421);
    expect(head).not.toMatch(/access-control/i);
  });

  test('another name is still nobody’s', async () => {
    expect((await ask('/_leak-check/seen', [...asVisitor(), 'Host: v5.vpn.example'])).status).toBe(421);
  });
});

test('the policy of other pages stays as it is', async () => {
  for (const path of ['/', '/pl', '/_leak-check/seen', '/nope']) {
    expect((await ask(path)).head, path).toMatch(/content-security-policy: (?!.*vpn\.example)/i);
  }
});

describe('what is set up', () => {
  test('is told with new names each time', async () => {
    const [first, second] = [await ask('/_leak-check/setup'), await ask('/_leak-check/setup')];
    expect(first.head).toMatch(/^cache-control: no-store\r?$/im);
    const { v4, v6, stun, dns } = first.json() as {
      v4: string;
      v6: string;
      stun: string;
      dns: { token: string; names: string[] };
    };
    expect(new URL(v4).hostname).toBe('v4.vpn.example');
    expect(new URL(v6).hostname).toBe('v6.vpn.example');
    expect(stun).toBe('stun:stun.vpn.example:3478');
    expect(dns.names.length).toBeGreaterThan(1);
    for (const name of dns.names)
      expect(name).toMatch(new RegExp(`^[a-z]\\.${dns.token}\\.${RegExp.escape(zone)}$`));
    expect(second.body).not.toContain(dns.token);
  });
});

describe('resolvers', () => {
  const setup = async () =>
    ((await ask('/_leak-check/setup')).json() as { dns: { token: string; names: string[] } }).dns;

  test('that asked for a name of a token are told, over UDP and TCP, each once', async () => {
    const { token, names } = await setup();
    const before = await ask(`/_leak-check/resolvers?token=${token}`);
    expect(before.json()).toEqual({ resolvers: [] });
    for (const name of names) await askName(dnsServer.port, name.toUpperCase(), { from: '127.88.3.1' });
    await askName(dnsServer.port, names[0] ?? '', { from: '127.99.3.2', tcp: true });
    const { head, json } = await ask(`/_leak-check/resolvers?token=${token}`);
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
    expect(json()).toEqual({
      resolvers: [
        { address: '127.88.3.1', family: 4, network: { asn: 64_500, name: 'Loop <Net>' }, country: 'PL' },
        { address: '127.99.3.2', family: 4, network: null, country: null },
      ],
    });
  });

  test.each([
    ['none', ''],
    ['an empty one', '?token='],
    ['two', '?token=a&token=b'],
    ['a made-up one', `?token=${'0'.repeat(44)}`],
    [
      'one of another key',
      `?token=${issueToken('another key of the same length, or so', Date.now() / 1000)}`,
    ],
    ['one that is over', `?token=${issueToken(key, Date.now() / 1000 - 300)}`],
    ['a path', '?token=../../etc/passwd'],
    ['a long one', `?token=${'a'.repeat(4000)}`],
    ['half a percent sign', '?token=%E0%A4%A'],
  ])('no token that counts: %s', async (_what, query) => {
    const { status, head, json } = await ask(`/_leak-check/resolvers${query}`);
    expect(status).toBe(400);
    expect(json()).toHaveProperty('error');
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
  });

  test('names that nobody signed are not remembered, and names elsewhere are refused', async () => {
    expect(await askName(dnsServer.port, `a.${'0'.repeat(44)}.${zone}`)).toMatchObject({
      rcode: 'NOERROR',
      answers: [],
    });
    expect(await askName(dnsServer.port, 'google.com')).toMatchObject({ rcode: 'REFUSED' });
    expect(await askName(dnsServer.port, zone, { type: 'SOA', tcp: true })).toMatchObject({
      rcode: 'NOERROR',
    });
  });
});

test('nothing of a visitor stays: not in logs, spool, metrics, database or any file', async () => {
  const visitor = '127.88.77.66';
  const { dns } = (await ask('/_leak-check/setup', asVisitor(visitor))).json() as {
    dns: { token: string; names: string[] };
  };
  await askName(dnsServer.port, dns.names[0] ?? '', { from: visitor });
  for (const path of [
    '/_leak-check/seen',
    `/_leak-check/resolvers?token=${dns.token}`,
    '/',
    '/pl',
    '/search?q=vpn',
  ]) {
    await rawRequest(edge.url, path, [], 'GET', visitor);
    await ask(path, asVisitor(visitor));
  }
  await rawRequest(edge.url, '/sendme/nowhere/continue', [], 'GET', visitor);
  const files = () =>
    [edge.folder, folder].flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((name) => join(place, name))
        .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile()),
    );
  const log = files().find((file) => file.endsWith('/vpn-site.log')) ?? '';
  // nginx writes its log every five seconds, an origin its spool every second.
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('/sendme/nowhere/continue');
  expect(readFileSync(log, 'utf8')).toContain('/_leak-check/seen');
  await expect.poll(() => files().some((file) => file.includes('clicks.sqlite'))).toBe(true);
  const dump = execFileSync(postgresProgram('pg_dump'), [ledger.url], { encoding: 'utf8' });
  const { body: metrics } = await ask('/metrics');
  expect(metrics).toContain('http_requests_total');
  const shownText = [
    origin.output(),
    edge.output(),
    dnsServer.output(),
    ledger.postgres.output(),
    metrics,
    dump,
  ];
  for (const secret of [visitor, dns.token]) {
    expect(shownText.filter((text) => text.includes(secret))).toEqual([]);
    expect(files().filter((file) => readFileSync(file).includes(secret))).toEqual([]);
  }
});

test('one address is limited, others are not', async () => {
  const headers = asVisitor();
  const statuses: number[] = [];
  for (let asked = 0; asked < 130; asked += 1)
    statuses.push((await ask('/_leak-check/seen', headers)).status);
  expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(120).every((status) => status === 429)).toBe(true);
  expect((await ask('/_leak-check/seen')).status).toBe(200);
});

test('it is off where nothing is configured, and still tells what it sees', async () => {
  const plain = await startOrigin({ DIST_DIR: dist });
  const get = async (path: string) => rawRequest(plain.url, path, []);
  expect(JSON.parse((await get('/_leak-check/setup')).body)).toEqual({
    v4: null,
    v6: null,
    stun: null,
    dns: null,
  });
  expect(JSON.parse((await get('/_leak-check/seen')).body)).toEqual({
    address: '127.0.0.1',
    family: 4,
    network: null,
    country: null,
  });
  expect((await get('/_leak-check/resolvers?token=x')).status).toBe(404);
  await plain.stop();
});
