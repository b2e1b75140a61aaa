import { randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clicksTool, ledgerMetrics, startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { isNightly, sampleUnlessNightly } from '@vpn-site/harness/nightly.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { startPostgres } from '@vpn-site/harness/postgres.ts';
import { press } from '@vpn-site/harness/press.ts';
import { builtPages } from '@vpn-site/harness/tested-site.ts';
import { ClickSpool } from '@vpn-site/server/ledger/click-spool.ts';
import { ClickStore, monthsAhead } from '@vpn-site/server/ledger/click-store.ts';
import { shipSpool } from '@vpn-site/server/ledger/spool-shipper.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let ledger: TestLedger;
const folder = mkdtempSync(join(tmpdir(), 'ledger-test-'));
beforeAll(async () => {
  ledger = await startLedger();
});
afterAll(async () => {
  await ledger.stop();
  rmSync(folder, { recursive: true, force: true });
});

const clickAt = (time?: Date) => ({
  id: time ? idAt(time) : randomUUIDv7(),
  provider: 'alder',
  placement: 'card' as const,
  locale: 'en' as const,
  paid: false,
});

/** Creates an id of another day. The first 48 bits of an id are the time. */
function idAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}${randomUUIDv7().slice(13)}`;
}

async function withStore<T>(use: (store: ClickStore) => Promise<T>, url = ledger.url): Promise<T> {
  const store = new ClickStore(url);
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

const insert = (...clicks: readonly object[]) => withStore((store) => store.insert(JSON.stringify(clicks)));
const partitions = async () =>
  (
    await ledger.query<{ name: string }>(
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'clicks'::regclass ORDER BY 1",
    )
  ).map(({ name }) => name);
const monthFromNow = (months: number) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15));
};
const partitionOf = (time: Date) => `clicks_${time.toISOString().slice(0, 7).replace('-', '_')}`;

const expiredReport =
  "INSERT INTO reports VALUES (gen_random_uuid(), current_date - 200, 'alder', 'price', 'wrong', NULL, 'en')";

describe('the clicks table', () => {
  test('has a month for every click: this one, three ahead, and others when a click needs them', async () => {
    expect(monthsAhead).toBe(3);
    expect(await partitions()).toEqual([0, 1, 2, 3].map((months) => partitionOf(monthFromNow(months))));
    const old = clickAt(new Date('2026-02-28T23:59:59.999Z'));
    const older = clickAt(new Date('2026-01-31T00:00:00.000Z'));
    await insert(old, older);
    expect((await partitions()).slice(0, 2)).toEqual(['clicks_2026_01', 'clicks_2026_02']);
    const rows = await ledger.query<{ time: Date; table: string }>(
      `SELECT "time", tableoid::regclass::text AS table FROM clicks WHERE id IN ('${old.id}', '${older.id}') ORDER BY 1`,
    );
    expect(rows.map(({ time, table }) => [time.toISOString(), table])).toEqual([
      ['2026-01-31T00:00:00.000Z', 'clicks_2026_01'],
      ['2026-02-28T23:59:59.999Z', 'clicks_2026_02'],
    ]);
  });

  test('takes a click once, however often it is sent', async () => {
    const [first, second] = [clickAt(), clickAt()];
    const before = await ledger.clicks();
    await insert(first);
    await insert(first, second);
    await Promise.all([insert(first, second), insert(second, first)]);
    expect((await ledger.clicks()) - before).toBe(2);
  });

  test.each([
    "UPDATE clicks SET provider = 'other'",
    'DELETE FROM clicks',
    'TRUNCATE clicks',
    `DELETE FROM ${partitionOf(new Date())}`,
    `TRUNCATE ${partitionOf(new Date())}`,
  ])('is append-only, for its owner too: %s', async (statement) => {
    await insert(clickAt());
    await expect(ledger.query(statement)).rejects.toThrow('append-only');
  });

  test('keeps nothing of a person', { tags: 'blocks-tracked-link-privacy' }, async () => {
    const columns = await ledger.query<{ name: string }>(
      "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'clicks'::regclass AND attnum > 0 ORDER BY attnum",
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'id',
      'time',
      'provider',
      'placement',
      'locale',
      'paid',
    ]);
  });

  test('sets months past retention aside, and drops them a week later', async () => {
    await insert(clickAt(), clickAt(monthFromNow(-26)), clickAt(monthFromNow(-25)));
    const expired = partitionOf(monthFromNow(-26));
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    const quarantined = `clicks_aside_${today}${expired.slice('clicks'.length)}`;
    const drop = () => withStore((store) => store.removeExpired());
    expect(await drop()).toEqual([`set aside ${expired} as ${quarantined}`]);
    expect(await partitions()).toContain(partitionOf(monthFromNow(-25)));
    expect(await drop()).toEqual([]);
    expect(await ledger.query(`SELECT * FROM ${quarantined}`)).toHaveLength(1);
    const weekOld = quarantined.replace(today, '20200101');
    await ledger.query(`ALTER TABLE ${quarantined} RENAME TO ${weekOld}`);
    expect(await drop()).toEqual([`dropped ${weekOld}`]);
  });

  test('sets one month aside in a night, and more only if a person says how many', async () => {
    const late = await startLedger();
    const old = [-28, -27].map((months) => clickAt(monthFromNow(months)));
    await withStore((store) => store.insert(JSON.stringify([clickAt(), ...old])), late.url);
    const drop = (...more: string[]) => clicksTool(['partitions', '--drop', ...more], late.url);
    expect(drop()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('2 months are past retention'),
    });
    expect(drop('--months', '1').status).toBe(1);
    expect(await late.clicks()).toBe(3);
    expect(drop('--months', '2').stdout.match(/set aside/g)).toHaveLength(2);
    expect(await late.clicks()).toBe(1);
    await late.stop();
  });

  test.each([
    ['the newest click is old', '', [clickAt(monthFromNow(-3))]],
    [
      'the last removal was long ago',
      "UPDATE ledger_upkeep SET last_run = now() - interval '2 months'",
      [clickAt()],
    ],
    ['the last removal is yet to come', "UPDATE ledger_upkeep SET last_run = now() + interval '2 days'", []],
  ])('refuses to remove anything, reports too, where %s', async (_why, statement, clicks) => {
    const far = await startLedger();
    await withStore((store) => store.insert(JSON.stringify(clicks)), far.url);
    await far.query(`${expiredReport}; ${statement}`);
    await expect(withStore((store) => store.removeExpired(), far.url)).rejects.toThrow('set the clock right');
    expect([await far.clicks(), await far.query('SELECT FROM reports')]).toEqual([clicks.length, [{}]]);
    expect(await withStore((store) => store.removeExpired(1), far.url)).toEqual(['removed reports: 1']);
    await far.stop();
  });

  test.each([
    ['clicks', `('${idAt(new Date(Date.now() + 2 * 86_400_000))}', 'alder', 'card', 'en', false)`],
    ['clicks', `('${idAt(new Date(Date.now() + 900 * 86_400_000))}', 'alder', 'card', 'en', false)`],
    ['tallies', "(current_date + 3, 'view', '/', 'en', '', 1)"],
    ['reports', "(gen_random_uuid(), current_date + 3, 'alder', 'price', 'wrong', NULL, 'en')"],
  ])('refuses %s from the future: %s', async (table, values) => {
    const columns = table === 'clicks' ? '(id, provider, placement, locale, paid)' : '';
    await expect(ledger.query(`INSERT INTO ${table} ${columns} VALUES ${values}`)).rejects.toThrow(
      /from the future|no partition/,
    );
  });

  test('a click from the future is set aside in its spool, and creates no month', async () => {
    const before = [await partitions(), await ledger.clicks()];
    const spool = new ClickSpool(join(folder, 'future.sqlite'));
    spool.append([clickAt(new Date(Date.now() + 900 * 86_400_000))]);
    const sent = { through: 0, refused: 0 };
    await withStore((store) => shipSpool(spool, store, sent));
    expect([spool.count, sent.refused]).toEqual([0, 1]);
    expect([await partitions(), await ledger.clicks()]).toEqual(before);
    spool.close();
  });

  test('two servers that create the same month at once both succeed', async () => {
    const [first, second] = [0, 1].map(() => new pg.Client({ connectionString: ledger.url }));
    if (!first || !second) throw new Error('no clients');
    await Promise.all([first.connect(), second.connect()]);
    for (const what of ['clicks', 'tallies']) {
      const create = `SELECT ${what}_create_partition((now() - interval '8 months')::date) AS created`;
      await first.query(`BEGIN; ${create}`);
      const waiting = second.query(create);
      await expect
        .poll(async () => (await ledger.query('SELECT FROM pg_locks WHERE NOT granted')).length)
        .toBe(1);
      await first.query('COMMIT');
      expect((await waiting).rows).toEqual([{ created: false }]);
    }
    await Promise.all([first.end(), second.end()]);
  });

  test('keeps as many months as its owner wrote down, and two at least', async () => {
    await expect(ledger.query('UPDATE clicks_retention SET months = 1')).rejects.toThrow('check constraint');
    expect(clicksTool(['partitions', '--keep', '30'], ledger.url).stdout).toContain('keeps 30 months');
    await insert(clickAt(monthFromNow(-27)));
    expect(await withStore((store) => store.removeExpired())).toEqual([]);
    const counted = join(mkdtempSync(join(tmpdir(), 'count-')), 'set-aside');
    expect(
      clicksTool(['partitions', '--keep', '25', '--drop', '--count-to', counted], ledger.url).stdout,
    ).toContain(`set aside ${partitionOf(monthFromNow(-27))}`);
    expect(readFileSync(counted, 'utf8')).toBe('1\n');
  });
});

describe('the role of the site', () => {
  test('adds clicks and tends partitions, and can do nothing else', async () => {
    await ledger.query('CREATE ROLE vpn_site LOGIN');
    expect(clicksTool(['migrate', '--site-role', 'vpn_site'], ledger.url)).toMatchObject({ status: 0 });
    const url = ledger.url.replace('postgres@', 'vpn_site@');
    const before = await ledger.clicks();
    await withStore(async (store) => {
      await store.insert(JSON.stringify([clickAt(), clickAt(monthFromNow(-12))]));
      await store.createPartitions();
      await expect(store.removeExpired()).rejects.toThrow('permission denied');
      await expect(store.setRetainedMonths(2)).rejects.toThrow('permission denied');
    }, url);
    expect((await ledger.clicks()) - before).toBe(2);
    await ledger.query('SET ROLE vpn_site; SELECT clicks_create_partitions(400)');
    expect((await partitions()).at(-1)).toBe(partitionOf(monthFromNow(12)));
    for (const month of ['2199-01-01', '1970-01-01']) {
      await expect(
        ledger.query(`SET ROLE vpn_site; SELECT clicks_create_partition('${month}')`),
      ).rejects.toThrow('too far from today');
    }
    for (const statement of ['DELETE FROM clicks', 'DROP TABLE clicks', 'CREATE TABLE public.mine (x int)']) {
      await expect(ledger.query(`SET ROLE vpn_site; ${statement}`)).rejects.toThrow(
        /permission denied|must be owner/,
      );
    }
  });
});

describe('the spool', () => {
  const spooled = (file: string, clicks: number) => {
    const spool = new ClickSpool(join(folder, file));
    for (let count = 0; count < clicks; count += 1) spool.append([clickAt(), clickAt()]);
    return spool;
  };

  test('is sent exactly once by two that send it at the same time', async () => {
    const before = await ledger.clicks();
    const one = spooled('shared.sqlite', 6000);
    const other = new ClickSpool(join(folder, 'shared.sqlite'));
    await withStore((first) =>
      withStore((second) => Promise.all([shipSpool(one, first), shipSpool(other, second)])),
    );
    expect((await ledger.clicks()) - before).toBe(12_000);
    expect([one.count, other.count]).toEqual([0, 0]);
    one.close();
    other.close();
  });

  test('that the database took, but which was not emptied, is sent again without harm', async () => {
    const before = await ledger.clicks();
    const spool = spooled('twice.sqlite', 10);
    const saved = spool.oldest(1_000_000);
    await withStore((store) => store.insert(saved?.json ?? ''));
    expect((await ledger.clicks()) - before).toBe(20);
    spool.close();
    const replay = () => clicksTool(['replay', '--spool', join(folder, 'twice.sqlite')], ledger.url);
    expect(replay()).toEqual({ status: 0, stdout: '20 clicks sent; the spool is empty.\n', stderr: '' });
    expect(replay().stdout).toBe('0 clicks sent; the spool is empty.\n');
    expect((await ledger.clicks()) - before).toBe(20);
  });
});

describe('a server', () => {
  const click = (url: string) => press(`${url}/tr/sendme/dogwood/continue?from=deals`);

  test('without a database keeps its clicks until there is one', async () => {
    const file = join(folder, 'alone.sqlite');
    const alone = await startOrigin({ SPOOL_FILE: file });
    expect((await click(alone.url)).status).toBe(302);
    await alone.stop();
    const before = await ledger.clicks();
    const connected = await startOrigin({ SPOOL_FILE: file, DATABASE_URL: ledger.url });
    expect((await ledger.reaches(before + 1)) - before).toBe(1);
    await connected.stop();
  });

  test.runIf(isNightly)('without tables keeps its clicks, and says what to run', async () => {
    const empty = await startPostgres();
    const origin = await startOrigin({ DATABASE_URL: empty.url });
    expect((await click(origin.url)).status).toBe(302);
    await expect.poll(() => origin.output()).toContain('run \\"npm run site -- clicks migrate\\"');
    expect(clicksTool(['migrate'], empty.url).stdout).toBe(
      'Ran 0001_clicks, 0002_retention, 0003_reports, 0004_tallies, 0005_clock_guard.\n',
    );
    const found = () => clicksTool(['report', '--by', 'locale,placement'], empty.url).stdout;
    await expect.poll(found, { interval: 500 }).toMatch(/^tr +deals +1$/m);
    await origin.stop();
    await empty.stop();
  });

  test('sets aside what the database refuses for good, and sends what is behind it', async () => {
    const file = join(folder, 'poison.sqlite');
    const spool = new ClickSpool(file);
    spool.append([clickAt()]);
    spool.append([{ ...clickAt(), id: 'not-a-uuid' }]);
    spool.append([clickAt(), clickAt()]);
    spool.close();
    const before = await ledger.clicks();
    const origin = await startOrigin({ SPOOL_FILE: file, DATABASE_URL: ledger.url });
    expect((await ledger.reaches(before + 3)) - before).toBe(3);
    await expect
      .poll(async () => await ledgerMetrics(origin.url))
      .toMatchObject({ clicks_set_aside_total: 1, clicks_spooled: 0 });
    await origin.stop();
  });
});

test('A1 while the database is away, pages answer 200, readiness says degraded, and readers are sent on', async () => {
  const settings = { DATABASE_URL: ledger.url, TRUSTED_PROXIES: '127.0.0.1' };
  const origins = [await startOrigin(settings), await startOrigin(settings)] as const;
  const edge = await startNginx([origins[0].port, origins[1].port]);
  const before = await ledger.clicks();
  await ledger.postgres.halt();
  const pages = builtPages().filter(({ path }) => !/\/(?:404|500)$/.test(path));
  for (const { path } of sampleUnlessNightly(pages, 4)) {
    expect([path, (await fetch(edge.url + path)).status]).toEqual([path, 200]);
  }
  const readiness = () =>
    Promise.all(
      origins.map(
        async ({ url }) => ((await (await fetch(`${url}/readyz`)).json()) as { status: string }).status,
      ),
    );
  expect(await readiness()).toEqual(['degraded', 'degraded']);
  const click = await press(`${edge.url}/sendme/alder/continue?from=home`);
  expect([click.status, click.headers.get('location')]).toEqual([302, 'https://alder.example']);
  await ledger.postgres.resume();
  expect((await ledger.reaches(before + 1)) - before).toBe(1);
  expect(await readiness()).toEqual(['ready', 'ready']);
  await edge.stop();
  await Promise.all(origins.map((origin) => origin.stop()));
});

describe('the tool', () => {
  test('without a name sums up what the spool and the database hold, each click once', async () => {
    const file = join(folder, 'summary.sqlite');
    const csv = join(folder, 'summary.csv');
    const page = join(folder, 'summary.html');
    const alone = await startOrigin({ SPOOL_FILE: file });
    expect((await press(`${alone.url}/pl/sendme/birch/continue?from=home`)).status).toBe(302);
    await alone.stop();
    const inSpool = clicksTool(['--csv', csv, '--page', page], '', { SPOOL_FILE: file });
    expect([inSpool.status, inSpool.stderr]).toEqual([0, '']);
    expect(inSpool.stdout).toMatch(/^birch +1 +0 +1 +0$/m);
    expect(inSpool.stdout).toContain('In 7 days 1 click (0 in the 7 before)');
    expect(readFileSync(csv, 'utf8')).toContain('placement,home,1,0,,1,0,\r\n');
    expect(readFileSync(page, 'utf8')).toContain('<b>1</b> click in 28 days');

    // The database takes the click while the spool still holds it, as after an insert without an answer.
    const spool = new ClickSpool(file);
    await withStore((store) => store.insert(JSON.stringify(spool.all())));
    spool.append([{ ...clickAt(), provider: 'birch', locale: 'tr' }]);
    spool.close();
    const both = clicksTool([], ledger.url, { SPOOL_FILE: file });
    expect(both.stdout).toMatch(/^birch +2 +0 +2 +0$/m);
  });

  test('reports clicks as a table and as CSV', async () => {
    const csv = join(folder, 'clicks.csv');
    const { stdout } = clicksTool(
      ['report', '--since', '1d', '--by', 'provider,placement,paid', '--csv', csv],
      ledger.url,
    );
    const [total] = await ledger.query<{ clicks: number }>(
      'SELECT count(*)::integer AS clicks FROM clicks WHERE "time" > now() - interval \'1 day\'',
    );
    expect(stdout).toContain(`${total?.clicks} clicks since `);
    expect(readFileSync(csv, 'utf8').split('\r\n').slice(0, 2)).toEqual([
      'provider,placement,paid,clicks',
      expect.stringMatching(/^alder,card,unpaid,\d+$/),
    ]);
  });

  test('partitions are there already, and the views answer', async () => {
    expect(clicksTool(['partitions'], ledger.url).stdout).toBe(
      '0 new partitions; this month and the next 3 have one.\n',
    );
    for (const view of ['day', 'month', 'provider_placement', 'locale']) {
      expect((await ledger.query(`SELECT * FROM clicks_by_${view}`)).length).toBeGreaterThan(0);
    }
  });

  test.each([
    [['count'], 'Write what to do: migrate, partitions, replay, report, statement, views.'],
    [[], 'No clicks are stored here yet: DATABASE_URL is not set, and there is no file'],
    [['--by', 'x'], "Unknown option '--by'; the options are: --csv, --page."],
    [['report', '--since', 'ever'], '--since is "ever": write 12h, 30d, 8w or a day as YYYY-MM-DD.'],
    [
      ['report', '--by', 'person'],
      'Clicks cannot be counted by "person". The columns are: provider, placement,',
    ],
    [['report', '--bye', 'x'], "Unknown option '--bye'; the options are: --since, --by, --csv."],
    [['partitions', '--keep', '0'], '--keep is "0": write a number of months'],
    [['replay', '--spool', 'no-such-file'], 'There is no spool "no-such-file"'],
    [['migrate'], 'DATABASE_URL is not set: write postgresql://user@host/database.'],
  ])('%j ends with a sentence', (args, sentence) => {
    const { status, stderr } = clicksTool(args);
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(stderr).not.toContain('    at ');
  });

  test('a database that is away is said in a sentence', () => {
    const { status, stderr } = clicksTool(['report'], 'postgresql://x@127.0.0.1:1/x');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The ledger could not be reached: .*\n$/)]);
  });
});
