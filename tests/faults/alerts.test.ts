import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askWhole } from '@vpn-site/harness/ask-status.ts';
import { startDnsServer } from '@vpn-site/harness/dns-server.ts';
import type { Origin } from '@vpn-site/harness/origin.ts';
import { press } from '@vpn-site/harness/press.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAlertRules, readDashboardQueries, readRecordingRules } from '../monitoring/alert-rules.ts';
import { metricNames } from '../monitoring/metric-names.ts';
import { hasMissedProbe, type Scrape } from '../monitoring/scrape.ts';
import { askEdge, fillConnections } from './harness/edge-load.ts';
import { startDamagedOrigin, startOutdatedOrigin, startPoisonedOrigin } from './harness/faulty-origins.ts';
import { firingProblems } from './harness/promtool.ts';
import { type Addresses, startWatchedSite, type WatchedSite } from './harness/watched-site.ts';

/**
 * The tested site. Each fault is real: the tests scrape the real exporters, and promtool evaluates the real rules over
 * minutes of that data. The tests run in order on one site, which the last ones destroy.
 */
let site: WatchedSite;
let start: Scrape;
let before: Scrape;
const exposed = new Set(['up', 'ALERTS']);
const fired = new Set<string>();
/**
 * Alerts that these tests do not trigger: a click is lost only if a hundred thousand wait in memory, five starts of an
 * origin take a minute on a busy machine, a flood of reports needs many networks, and no test may change the clock. Only
 * deploy/monitoring/alerts.test.yml shows that they fire; a test below checks that their metrics exist.
 */
const notStaged = ['ClicksLost', 'ClockWrong', 'OriginRestarts', 'ReportFlood', 'Watchdog'];
const pollOptions = { timeout: 20_000, interval: 200 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const scrape: WatchedSite['scrape'] = async (...args) => {
  const scraped = await site.scrape(...args);
  for (const { exposition = '' } of scraped.targets)
    for (const [, name = '', type] of exposition.matchAll(/^# TYPE (\S+) (\S+)/gm))
      for (const ending of type === 'histogram' ? ['_bucket', '_count', '_sum'] : [''])
        exposed.add(name + ending);
  return scraped;
};
const scrapeHealthySite = async (addresses?: Addresses) => {
  start = await scrape(addresses);
  do before = await scrape(addresses);
  while (hasMissedProbe(before));
};
/** Returns '' if exactly these alerts fire at the end, and none of them before. */
const problemsOf = (expected: readonly string[], after: Scrape, growing?: readonly string[]) => {
  for (const alert of expected) fired.add(alert);
  return firingProblems({ start, before, after }, expected, growing);
};
const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3600;
const writeHostMetrics = (
  backupHours: number,
  upkeepHours: number,
  monthsQuarantined: number,
  upgradeFailed: number,
  watchHours = 24,
  isStunUp = 1,
) =>
  site.writeMetrics({
    vpn_site_backup_sent_last_success_timestamp_seconds: hoursAgo(backupHours * 2),
    vpn_site_restore_rehearsal_last_success_timestamp_seconds: hoursAgo(backupHours * 8),
    // There is no systemd here whose units an exporter could report.
    'node_systemd_unit_state{name="coturn.service",state="active"}': isStunUp,
    vpn_site_backup_last_success_timestamp_seconds: hoursAgo(backupHours),
    vpn_site_ledger_last_success_timestamp_seconds: hoursAgo(upkeepHours),
    vpn_site_ledger_months_set_aside: monthsQuarantined,
    vpn_site_upgrade_last_success_timestamp_seconds: hoursAgo(1),
    vpn_site_upgrade_failed: upgradeFailed,
    vpn_site_watch_last_turn_timestamp_seconds: hoursAgo(watchHours),
    vpn_site_watch_last_success_timestamp_seconds: hoursAgo(1),
  });

beforeAll(async () => {
  site = await startWatchedSite();
  writeHostMetrics(1, 2, 1, 0);
  await scrapeHealthySite();
});
afterAll(() => site.close());

test('nothing is wrong: no alert', async () => {
  expect(problemsOf([], await scrape())).toBe('');
});

test('one origin with a damaged release, and one with a click that no database takes', async () => {
  const sick = await Promise.all([startPoisonedOrigin(site.settings), startDamagedOrigin(site.settings)]);
  const metrics = async ({ url }: Origin) => (await fetch(`${url}/metrics`)).text();
  await expect.poll(() => metrics(sick[0]), pollOptions).toContain('clicks_set_aside_total 1');
  await expect.poll(() => metrics(sick[1]), pollOptions).toContain('release_damaged_files 1');
  const after = await scrape({ 'origin a': `${sick[0].url}/metrics`, 'origin b': `${sick[1].url}/metrics` });
  await Promise.all(sick.map((origin) => origin.stop()));
  const expected = ['ClicksSetAside', 'SpoolBroken', 'MemoryHigh', 'BuildsDiffer', 'ReleaseDamaged'];
  expect(problemsOf(expected, after)).toBe('');
});

test('PostgreSQL is stopped, and readers go on', async () => {
  await scrapeHealthySite();
  await site.ledger.postgres.halt();
  for (const { url } of site.origins) {
    const headers = { host: 'vpn.example' };
    expect((await press(`${url}/sendme/alder/continue?from=card`, { headers })).status).toBe(302);
  }
  await pause(1000);
  const after = await scrape();
  await site.ledger.postgres.resume();
  const expected = ['DatabaseAway', 'LedgerBehind'];
  expect(problemsOf(expected, after, ['clicks_oldest_waiting_seconds'])).toBe('');
});

test('nobody builds, backs up, renews or reads anything, and what was tried failed', async () => {
  writeHostMetrics(30, 60, 14, 1, 9 * 24, 0);
  const [ending, forgotten] = await Promise.all([
    site.startEdge('ending'),
    startOutdatedOrigin(site.settings),
  ]);
  const after = await scrape({
    'probe page': site.probe('page', `${ending.httpsUrl}/pl`),
    'origin a': `${forgotten.url}/metrics`,
    'origin b': `${forgotten.url}/metrics`,
  });
  await Promise.all([ending.stop(), forgotten.stop()]);
  writeHostMetrics(1, 2, 1, 0);
  const expected = [
    'BackupOld',
    'BackupOnlyHere',
    'RestoreRehearsalOld',
    'StunDown',
    'LedgerUpkeepMissing',
    'LedgerMonthsSetAside',
    'UpgradeFailed',
    'BuildOld',
    'FactsExpiring',
    'FactsStale',
    'WatchOld',
    'CertificateExpiring',
  ];
  expect(problemsOf(expected, after)).toBe('');
});

test('a disk is full', async (context) => {
  const mountpoint = mkdtempSync(join(tmpdir(), 'disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', mountpoint]);
  if (mounted.status !== 0) {
    rmSync(mountpoint, { recursive: true });
    notStaged.push('DiskFilling', 'DiskFull');
    context.skip('mount needs root');
  }
  writeFileSync(join(mountpoint, 'log'), Buffer.alloc(4_000_000));
  const after = await scrape({}, { mountpoint });
  spawnSync('umount', [mountpoint]);
  rmSync(mountpoint, { recursive: true });
  expect(problemsOf(['DiskFilling', 'DiskFull'], after)).toBe('');
});

test('an origin gets what is no request, and hangs while readers wait for it', async () => {
  await scrapeHealthySite();
  const [{ url, child }] = site.origins;
  const garbage = Array.from({ length: 8 }, () => rawRequest(url, '/', ['no header']));
  let isAsking = true;
  const readers = Array.from({ length: 12 }, async (_, reader) => {
    for (let count = 0; isAsking; count += 1)
      await askWhole(`${url}/search?q=vpn${reader}-${count}`, { headers: { host: 'vpn.example' } });
  });
  await pause(300);
  child.kill('SIGSTOP');
  await pause(2000);
  child.kill('SIGCONT');
  isAsking = false;
  await Promise.all([...readers, ...garbage]);
  const after = await scrape();
  expect(problemsOf(['UnreadableRequests', 'Slow'], after)).toBe('');
});

test('one address asks for more pages than one reader may, and holds more connections than nginx has', async () => {
  await scrapeHealthySite();
  expect(await askEdge(site.edge, 100, (count) => `/search?q=vpn${count}`)).toContain(429);
  await fillConnections(site.edge.httpPort, site.exporters.nginx.url);
  const after = await scrape();
  expect(problemsOf(['Refusals', 'EdgeFull'], after)).toBe('');
});

test('the DNS server of the leak check gets what no resolver sends, and is killed', async () => {
  const dnsServer = await startDnsServer('leak.vpn.example', 'the key that origins and answerer share here');
  const addresses = { 'leak-dns a': `http://${dnsServer.inquiry}/metrics` } as const;
  await scrapeHealthySite(addresses);
  await sendLargePackets(dnsServer.port);
  expect(problemsOf(['LeakDnsRefusals'], await scrape(addresses))).toBe('');
  await scrapeHealthySite(addresses);
  await dnsServer.stop('SIGKILL');
  expect(problemsOf(['LeakDnsDown'], await scrape(addresses))).toBe('');
});

/** Sends questions that are too long until the DNS server has counted some hundred of them. */
async function sendLargePackets(port: number): Promise<void> {
  const socket = createSocket('udp4');
  for (let sent = 0; sent < 500; sent += 1) {
    socket.send(Buffer.alloc(1000), port, '127.0.0.1');
    if (sent % 10 === 0) await pause(1);
  }
  await pause(200);
  socket.close();
}

test('one origin is killed', async () => {
  await scrapeHealthySite();
  await site.origins[1].stop('SIGKILL');
  expect(problemsOf(['OriginDown'], await scrape())).toBe('');
});

const withoutOrigins = ['OriginsDown', 'SiteDown', 'EdgeErrors', 'Refusals'];
test('both origins are killed', async () => {
  await site.origins[0].stop('SIGKILL');
  expect(await askEdge(site.edge, 60, () => '/sendme/alder/continue')).toEqual([503]);
  expect(problemsOf(withoutOrigins, await scrape())).toBe('');
});

test('nginx is stopped as well', async () => {
  site.edge.child.kill('SIGTERM');
  await site.edge.ended;
  const expected = [...withoutOrigins, 'MonitoringBlind'];
  expect(problemsOf(expected, await scrape())).toBe('');
});

test('every metric that alerts and dashboard ask for is one that somebody exposes', () => {
  const recorded = readRecordingRules();
  const rules = [...readAlertRules(), ...recorded].map(({ expr }) => expr);
  const asked = [...rules, ...readDashboardQueries()].flatMap(metricNames);
  for (const { record } of recorded) exposed.add(record);
  expect([...new Set(asked)].filter((name) => !exposed.has(name))).toEqual([]);
});

test('every alert was seen to fire, but for those whose fault takes too long to make', () => {
  const names = readAlertRules().map(({ alert }) => alert);
  expect([...fired, ...notStaged].toSorted()).toEqual(names.toSorted());
});
