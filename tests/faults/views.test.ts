import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repeatMilliseconds } from '@vpn-site/core/outbound/decide-outbound.ts';
import { copyDist, type DistCopy } from '@vpn-site/harness/dist-copy.ts';
import { clicksTool, startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { press } from '@vpn-site/harness/press.ts';
import { TallySpool } from '@vpn-site/server/ledger/tally-spool.ts';
import { TallyStore } from '@vpn-site/server/ledger/tally-store.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let ledger: TestLedger;
let release: DistCopy;
const folder = mkdtempSync(join(tmpdir(), 'views-test-'));
beforeAll(async () => {
  ledger = await startLedger();
  release = copyDist();
  release.change({ countsViews: true });
});
afterAll(async () => {
  await ledger.stop();
  release.remove();
  rmSync(folder, { recursive: true, force: true });
});

const counting = (env: NodeJS.ProcessEnv = {}) =>
  startOrigin({ DIST_DIR: release.folder, DATABASE_URL: ledger.url, ...env });

/** Reports a page view like a browser that opened the page, with the headers that the server checks. */
function open(site: string, path: string, before = '', headers: Readonly<Record<string, string>> = {}) {
  return press(`${site}/_view?${before}`, {
    method: 'POST',
    headers: { referer: site + path, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty', ...headers },
  });
}

/** Waits until another view counts, because the same page opened twice within a second is one view. */
const waitPastRepeat = () => new Promise((resolve) => setTimeout(resolve, repeatMilliseconds + 10));

interface Row {
  readonly what: string;
  readonly path: string;
  readonly locale: string;
  readonly detail: string;
  readonly count: number;
}

const rows = (where = 'true') =>
  ledger.query<Row>(
    `SELECT what, path, locale, detail, sum(count)::int AS count FROM tallies WHERE ${where} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
  );
async function reaches(where: string, wanted: readonly Row[]): Promise<void> {
  await expect.poll(() => rows(where), { timeout: 15_000, interval: 200 }).toEqual(wanted);
}
const view = (path: string, locale: string, detail: string, count = 1) => ({
  what: 'view',
  path,
  locale,
  detail,
  count,
});

describe('views', () => {
  test('are counted by path, language, day and the site before, and nothing else is kept', async () => {
    const origin = await counting();
    expect(
      (await open(origin.url, '/privacy-notice?x=1', 'https://www.search.example/?q=secret')).status,
    ).toBe(204);
    await open(origin.url, '/pl', `${origin.url}/privacy-notice`);
    await open(origin.url, '/sendme/alder?from=review', `${origin.url}/tr`);
    await open(origin.url, '/no-such-page');
    await open(origin.url, '/feed.xml');
    await reaches('true', [
      { what: 'link', path: '/tr', locale: 'tr', detail: '', count: 1 },
      view('/pl', 'pl', 'none'),
      view('/privacy-notice', 'en', 'search.example'),
    ]);
    const columns = await ledger.query<{ name: string }>(
      "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'tallies'::regclass AND attnum > 0 ORDER BY attnum",
    );
    expect(columns.map(({ name }) => name)).toEqual(['day', 'what', 'path', 'locale', 'detail', 'count']);
    expect(origin.output()).not.toContain('secret');
    await origin.stop();
  });

  test.each([
    ['objection', { dnt: '1' }],
    ['objection', { 'sec-gpc': '1' }],
    ['bot', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['prefetch', { 'sec-purpose': 'prefetch;prerender' }],
    ['other-site', { 'sec-fetch-site': 'cross-site' }],
  ])('are not counted, with the reason in the metrics: %s %j', async (reason, headers) => {
    const origin = await counting();
    expect((await open(origin.url, '/tr', '', headers)).status).toBe(204);
    const metrics = await (await fetch(`${origin.url}/metrics`)).text();
    expect(metrics).toContain(`views_not_counted_total{reason="${reason}"} 1`);
    expect(metrics).toContain('views_counted_total 0');
    await origin.stop();
  });

  test('are nothing that a release without the setting knows of, nor one that is only read', async () => {
    const origin = await startOrigin({ DATABASE_URL: ledger.url });
    expect((await open(origin.url, '/tr')).status).toBe(405);
    await origin.stop();
    const on = await counting();
    expect((await press(`${on.url}/_view`)).status).toBe(404);
    expect((await press(`${on.url}/_view`, { method: 'HEAD' })).status).toBe(404);
    await on.stop();
  });

  test('outlast a database that is away, and a server that is stopped meanwhile', async () => {
    const file = join(folder, 'away.sqlite');
    await ledger.postgres.halt();
    const origin = await counting({ SPOOL_FILE: file });
    for (const from of ['a', 'b', 'a', 'b']) {
      expect((await open(origin.url, '/about', `https://${from}.example/`)).status).toBe(204);
      await waitPastRepeat();
    }
    expect((await fetch(`${origin.url}/tr`)).status).toBe(200);
    await origin.stop();
    await ledger.postgres.resume();
    expect(clicksTool(['replay', '--spool', file], ledger.url).stdout).toMatch(/\d counts sent\./);
    await reaches("path = '/about'", [
      view('/about', 'en', 'a.example', 2),
      view('/about', 'en', 'b.example', 2),
    ]);
  });

  test('of pages from the cache of the edge are counted as well', async () => {
    const origins = [await counting(), await counting()] as const;
    const edge = await startNginx([origins[0].port, origins[1].port]);
    const names = ['a', 'b', 'c'].map((from) => `${from}.${randomUUID()}.example`);
    for (const name of names) {
      await fetch(`${edge.url}/tr/gizlilik-bildirimi`);
      const shownText = await open(edge.url, '/tr/gizlilik-bildirimi', `https://${name}/`);
      expect(shownText.status).toBe(204);
      await waitPastRepeat();
    }
    const wanted = names.map((name) => view('/tr/gizlilik-bildirimi', 'tr', name));
    await reaches(`detail IN (${names.map((name) => `'${name}'`).join()})`, wanted);
    await Promise.all(origins.map((origin) => origin.stop()));
    expect((await open(edge.url, '/tr')).status).toBe(204);
    await edge.stop();
  });
});

describe('the table of counts', () => {
  const tally = (changed: object = {}) => ({
    batch: randomUUID(),
    day: '2026-02-28',
    what: 'view',
    path: '/table',
    locale: 'en',
    detail: 'none',
    count: 5,
    ...changed,
  });
  const insert = async (url: string, ...tallies: readonly object[]) => {
    const store = new TallyStore(url);
    try {
      await store.insert(JSON.stringify(tallies));
    } finally {
      await store.close();
    }
  };

  test('adds a batch once, however often it is sent, and makes the month that it needs', async () => {
    const [first, second] = [tally(), tally({ count: 2 })];
    await insert(ledger.url, first, { ...first, detail: 'other' });
    await Promise.all([insert(ledger.url, first, second), insert(ledger.url, second)]);
    expect(await rows("path = '/table'")).toEqual([
      view('/table', 'en', 'none', 7),
      view('/table', 'en', 'other', 5),
    ]);
  });

  test.each([
    "UPDATE tallies SET count = count - 1 WHERE path = '/table'",
    "UPDATE tallies SET path = '/x'",
    'DELETE FROM tallies',
    'TRUNCATE tallies',
    'TRUNCATE tallies_2026_02',
  ])('only grows, for its owner too: %s', async (statement) => {
    await expect(ledger.query(statement)).rejects.toThrow('Counts only grow');
  });

  test('takes what the role of the site adds, and lets it do nothing else', async () => {
    await ledger.query('CREATE ROLE counting LOGIN');
    expect(clicksTool(['migrate', '--site-role', 'counting'], ledger.url)).toMatchObject({ status: 0 });
    const url = ledger.url.replace('postgres@', 'counting@');
    await insert(url, tally({ path: '/role' }));
    await insert(url, tally({ path: '/role', day: '2026-01-31' }));
    expect(await rows("path = '/role'")).toEqual([view('/role', 'en', 'none', 10)]);
    for (const statement of [
      "UPDATE tallies SET path = 'x'",
      'DELETE FROM tallies',
      'DELETE FROM tallies_taken',
    ]) {
      await expect(ledger.query(`SET ROLE counting; ${statement}`)).rejects.toThrow('permission denied');
    }
  });

  test('leaves after the time that readers are told, month by month, however long clicks are kept', async () => {
    const month = (back: number) => {
      const now = new Date();
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 15))
        .toISOString()
        .slice(0, 10);
    };
    await insert(ledger.url, tally({ day: month(0) }), tally({ day: month(25) }), tally({ day: month(26) }));
    clicksTool(['partitions', '--keep', '40'], ledger.url);
    const { stdout } = clicksTool(['partitions', '--drop'], ledger.url);
    expect(stdout.match(/set aside tallies_\S+/g)).toEqual([
      `set aside tallies_${month(26).slice(0, 7).replace('-', '_')}`,
    ]);
  });

  test('sets aside a count that is none, and takes what is behind it', async () => {
    const file = join(folder, 'poison.sqlite');
    const spool = new TallySpool(file);
    spool.append([{ ...tally({ path: '/poison' }), count: 0 } as never]);
    spool.append([tally({ path: '/behind' }) as never]);
    spool.close();
    clicksTool(['replay', '--spool', file], ledger.url);
    expect(await rows("path IN ('/poison', '/behind')")).toEqual([view('/behind', 'en', 'none', 5)]);
  });
});

describe('the tool', () => {
  test('shows views, links that were followed and their rate by page and language', async () => {
    const { stdout } = clicksTool(['views', '--since', '1d'], ledger.url);
    expect(stdout).toMatch(/^\/privacy-notice +en +1 +0 +0\.0%$/m);
    expect(stdout).toMatch(/^\/tr +tr +0 +1$/m);
    expect(clicksTool(['views', '--by', 'referrer'], ledger.url).stdout).toMatch(/^search\.example +1$/m);
    expect(clicksTool(['views', '--by', 'person'], ledger.url).stderr).toContain(
      'Views cannot be counted by "person"',
    );
  });

  test('says how many clicks did not count, and why', async () => {
    const origin = await counting();
    for (const agent of ['Googlebot/2.1', 'curl/8.0']) {
      await press(`${origin.url}/sendme/alder/continue`, { headers: { 'user-agent': agent } });
    }
    await press(`${origin.url}/sendme/alder/continue`, { method: 'HEAD' });
    await origin.stop();
    expect(clicksTool(['report'], ledger.url).stdout).toContain('3 not counted: 2 bot, 1 head.');
  });

  test('shows the statement of a network beside our clicks', async () => {
    const origin = await counting();
    await press(`${origin.url}/pl/sendme/alder/continue?from=review`);
    await origin.stop();
    const today = new Date().toISOString().slice(0, 10);
    const file = join(folder, 'sales.csv');
    writeFileSync(file, `\uFEFFDate;Sub ID;Commission;Currency\r\n${today};pl-review;"12,50";EUR\r\n`);
    const both = clicksTool(['statement', '--file', file, '--provider', 'alder'], ledger.url).stdout;
    expect(both).toMatch(/ alder +pl-review +1 +1 +12\.50$/m);
    writeFileSync(file, 'Date,Sub ID,Amount,Currency\nsoon,pl-review,1,EUR\n');
    expect(clicksTool(['statement', '--file', file, '--provider', 'alder'], ledger.url)).toMatchObject({
      status: 1,
      stderr: `${file} cannot be read.\nline 2, column 1: "soon" is not a date: write it as YYYY-MM-DD.\n`,
    });
  });
});
