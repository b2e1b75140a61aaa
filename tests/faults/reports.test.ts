import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clicksTool, startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { type RunningNginx, startNginx } from '@vpn-site/harness/nginx.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { fillDisk, seenBy, smallDiskSkipReason } from '@vpn-site/harness/small-disk.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { reportRetentionDays } from '@vpn-site/site/report/report-retention.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  encodeForm,
  hostileMark,
  hostilePosts,
  send,
  sendBytes,
  smuggledReports,
} from './harness/hostile-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-test-'));
const today = new Date().toISOString().slice(0, 10);
let ledger: TestLedger;
beforeAll(async () => {
  ledger = await startLedger();
});
afterAll(async () => {
  await ledger.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface StoredReport {
  readonly about: string;
  readonly wrong: string;
  readonly source: string | null;
  readonly locale: string;
  readonly day: string;
}

const stored = () =>
  ledger.query<StoredReport & Record<string, unknown>>(
    `SELECT provider || '/' || key AS about, wrong, source, locale, to_char(day, 'YYYY-MM-DD') AS day
     FROM reports ORDER BY wrong COLLATE "C"`,
  );

/** Returns a different address for every sender, so that a post can be rejected only because of its content. */
const addressOf = (number: number) => `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;

const forms = [
  ['/report', 'en'],
  ['/pl/zglos-blad', 'pl'],
  ['/tr/hata-bildir', 'tr'],
] as const;

/** Texts of readers. Some look dangerous but are only text. */
const texts = [
  'The kill switch is off on Linux.\r\nSee their changelog.',
  'Zażółć gęślą jaźń, ğüşiöç İı',
  "Robert'); DROP TABLE reports;--",
  '<script>alert("x")</script> & <b>bold</b>',
  '{{7*7}} %s %n $(reboot)',
  '👩‍👩‍👧 VPN 🇵🇱 ½ ﷽',
  'Дата неверна: цена изменилась в мае.'.repeat(50),
  '\tindented, "quoted", back\\slash',
];

const genuine = Array.from({ length: 40 }, (_, number) => {
  const [path, locale] = forms[number % forms.length] ?? forms[0];
  const about =
    ['alder/tor', 'birch/audits', 'country-tr/vpn-use', 'alder/streaming:netflix'][number % 4] ?? '';
  const wrong = `${number}: ${texts[number % texts.length]}`;
  const source = number % 3 === 0 ? `https://source.example/${number}?q=ą` : '';
  return { path, locale, about, wrong, source };
});

const expected = genuine
  .map(
    ({ about, locale, wrong, source }): StoredReport => ({
      about,
      wrong: wrong.replaceAll('\r\n', '\n').trim(),
      source: source === '' ? null : new URL(source).href,
      locale,
      day: today,
    }),
  )
  .toSorted((a, b) => Buffer.compare(Buffer.from(a.wrong), Buffer.from(b.wrong)));

/** Shuffles items with a fixed seed, so that their order is the same in every run. */
function shuffled<T>(items: readonly T[]): T[] {
  let seed = 20;
  const keyed = items.map((item) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return { item, seed };
  });
  return keyed.toSorted((a, b) => a.seed - b.seed).map(({ item }) => item);
}

async function inTurns(jobs: readonly (() => Promise<void>)[], atOnce: number): Promise<void> {
  const waiting = [...jobs];
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await job();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const origin = (name: string, port = 0) =>
  startOrigin({
    PORT: String(port),
    SPOOL_FILE: join(folder, `${name}.sqlite`),
    DATABASE_URL: ledger.url,
    TRUSTED_PROXIES: '127.0.0.1',
  });

const metric = async ({ url }: Origin, name: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.split(' ').at(-1));
};

describe.runIf(isNightly)(
  '1,000 posts, most of them hostile, with an origin killed and the database away',
  () => {
    let origins: Origin[];
    let edge: RunningNginx;
    const surprises: string[] = [];
    let posts = 0;
    let logs = '';

    beforeAll(async () => {
      origins = [await origin('first'), await origin('second')];
      edge = await startNginx([origins[0]?.port ?? 0, origins[1]?.port ?? 0], {
        client: resolve(dist, 'client'),
      });
      const hostile = hostilePosts(820);
      const smuggled = smuggledReports(60);
      const slow = Array.from({ length: 20 }, (_, n) => n);
      // One sender who repeats an earlier report as fast as possible.
      const flood = Array.from({ length: 60 }, (_, n) => n);
      let done = 0;
      const jobs = shuffled<() => Promise<void>>([
        ...hostile.map((post, number) => async () => {
          const { status } = await send(edge.url, post, addressOf(number));
          if (![...post.statuses, 503].includes(status)) surprises.push(`${post.what}: ${status}`);
        }),
        ...smuggled.map((bytes, number) => async () => {
          const answer = await sendBytes(edge.url, bytes, addressOf(1000 + number));
          if (/^HTTP\/1\.1 303/m.test(answer))
            surprises.push(`smuggled ${number % 6}: ${answer.slice(0, 40)}`);
        }),
        ...slow.map((number) => async () => {
          const head = `POST /report HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 300\r\n\r\nabout=alder/tor&wrong=${hostileMark}`;
          const answer = await sendBytes(edge.url, head, addressOf(1100 + number), 3000);
          if (/ 303 /.test(answer)) surprises.push('slow');
        }),
        ...flood.map(() => async () => {
          const { path, about, wrong, source } = genuine[0] as (typeof genuine)[number];
          const { status } = await send(
            edge.url,
            { path, body: encodeForm({ about, wrong, source }) },
            '127.2.0.1',
          );
          if (![303, 429, 503].includes(status)) surprises.push(`flood: ${status}`);
        }),
        ...genuine.map(({ path, about, wrong, source }, number) => async () => {
          // A reader who is asked to try again does so, each time from another address of a mobile network.
          for (let tries = 0; tries < 20; tries += 1) {
            const body = encodeForm({ about, wrong, source });
            const answer = await send(edge.url, { path, body }, `127.3.${number}.${tries + 1}`);
            if (answer.status === 303) return;
            if (![429, 502, 503].includes(answer.status)) break;
            await pause(250);
          }
          surprises.push(`not thanked for ${number}`);
        }),
      ]).map((job) => async () => {
        await job();
        done += 1;
      });
      posts = jobs.length;
      const at = async (share: number) => {
        while (done < share * jobs.length) await pause(10);
      };
      const accidents = async () => {
        await at(0.2);
        await ledger.postgres.halt('immediate');
        await at(0.4);
        const [first] = origins as [Origin, Origin];
        logs += first.output();
        first.child.kill('SIGKILL');
        await first.ended;
        await at(0.6);
        origins[0] = await origin('first', first.port);
        await at(0.8);
        await ledger.postgres.resume();
      };
      await Promise.all([inTurns(jobs, 20), accidents()]);
    });
    afterAll(async () => {
      await edge?.stop();
      await Promise.all(origins.map((one) => one.stop()));
    });

    test('each is answered as what it is, and every genuine one is thanked for', () => {
      expect(posts).toBe(1000);
      expect(surprises).toEqual([]);
    });

    test('exactly the genuine ones are in the database, byte for byte, each once', async () => {
      await expect.poll(stored, { interval: 200 }).toEqual(expected);
      for (const one of origins) expect(await metric(one, 'reports_spooled')).toBe(0);
    });

    test('nothing of a hostile post and nothing of a sender is on any disk or in any log', async () => {
      logs += origins.map((one) => one.output()).join('\n');
      const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
      const edgeLogs = readdirSync(join(edge.folder, 'log')).map((name) =>
        readFileSync(join(edge.folder, 'log', name), 'latin1'),
      );
      expect(files.length).toBeGreaterThanOrEqual(2);
      for (const text of [...files, ...edgeLogs, logs]) {
        expect(text).not.toContain(hostileMark);
        expect(text).not.toMatch(/127\.[123]\.\d+\.\d+/);
        expect(text).not.toContain('Mozilla');
      }
      const columns = await ledger.query<{ name: string }>(
        "SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'reports' ORDER BY 1",
      );
      expect(columns.map(({ name }) => name)).toEqual([
        'day',
        'id',
        'key',
        'locale',
        'provider',
        'source',
        'wrong',
      ]);
    });

    test('what became of them is counted, by outcome', async () => {
      const second = origins[1] as Origin;
      for (const outcome of ['kept', 'to-change', 'unknown-fact', 'malformed', 'wrong-type', 'other-site']) {
        expect([outcome, await metric(second, `reports_total{outcome="${outcome}"}`)]).toEqual([
          outcome,
          expect.toSatisfy((count: number) => count > 0),
        ]);
      }
    });
  },
);

describe('limits', () => {
  const post = (url: string, from: string, wrong: string) =>
    send(url, { body: encodeForm({ wrong }), headers: { 'x-forwarded-for': from } }, '127.0.0.1');

  test.runIf(isNightly)(
    'ten from one address in ten minutes, then 429; ten from one network and sixty of all in an hour, then the form comes back',
    async () => {
      const alone = await origin('limits');
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1)
        statuses.push((await post(alone.url, '192.0.2.1', `limit ${n}`)).status);
      expect(statuses).toEqual([...Array(10).fill(303), 429, 429]);
      const neighbor = await post(alone.url, '192.0.2.2', 'of the same network');
      expect([neighbor.status, neighbor.text.includes('of the same network</textarea>')]).toEqual([
        503,
        true,
      ]);
      expect(await metric(alone, 'reports_total{outcome="network-limit"}')).toBe(1);
      for (let n = 0; n < 50; n += 1) {
        expect((await post(alone.url, `10.${n}.2.7`, `limit all ${n}`)).status).toBe(303);
      }
      const refused = await post(alone.url, '198.51.100.1', 'one too many & <more>');
      expect(refused.status).toBe(503);
      expect(refused.text).toContain('one too many &amp; &lt;more&gt;</textarea>');
      expect(await metric(alone, 'reports_total{outcome="hourly-limit"}')).toBe(1);
      expect(await metric(alone, 'reports_total{outcome="rate-limit"}')).toBe(2);
      await alone.stop();
    },
  );
});

describe('a disk that takes nothing', () => {
  test('is admitted with the words of the reader, and once it has room they are kept', async ({ skip }) => {
    const reason = smallDiskSkipReason();
    if (reason) skip(reason);
    const disk = join(folder, 'small');
    const alone = await startOrigin({ SPOOL_FILE: join(disk, 'clicks.sqlite') }, { disks: { [disk]: '1m' } });
    const post = (wrong: string) => send(alone.url, { body: encodeForm({ wrong }) }, '127.0.0.1');
    expect((await post('before')).status).toBe(303);
    fillDisk(seenBy(alone, disk));
    const long = 'ż'.repeat(1990);
    const refused = await Promise.all([1, 2, 3].map((n) => post(`full ${n} ${long}`)));
    const failed = refused.filter(({ status }) => status !== 303);
    expect(failed.length).toBeGreaterThan(0);
    for (const { status, text } of failed) {
      expect(status).toBe(503);
      expect(text).toContain(`${long}</textarea>`);
      expect(text).toContain('could not be saved');
    }
    rmSync(seenBy(alone, `${disk}/somebody-elses`));
    expect((await post('after')).status).toBe(303);
    const saved = 2 + refused.length - failed.length;
    expect(await metric(alone, 'reports_spooled')).toBe(saved);
    expect(await metric(alone, 'reports_total{outcome="not-written"}')).toBe(failed.length);
    await alone.stop();
  });
});

describe('the reports table', () => {
  const insert = (id: string, day: string) =>
    ledger.query(
      `INSERT INTO reports (id, day, provider, key, wrong, locale) VALUES ('${id}', ${day}, 'alder', 'tor', 'x', 'en')`,
    );
  const ids = ['aaaaaaaa', 'bbbbbbbb', 'cccccccc'].map((start) => `${start}-0000-8000-8000-000000000000`);

  test('lets nobody change a report, and lets go of one after its time', async () => {
    await insert(ids[0] ?? '', `current_date - ${reportRetentionDays}`);
    await insert(ids[1] ?? '', `current_date - ${reportRetentionDays + 2}`);
    // Without a recent record, the command takes the clock to be wrong.
    await insert(ids[2] ?? '', 'current_date');
    for (const change of [
      "UPDATE reports SET wrong = 'y'",
      `DELETE FROM reports WHERE id = '${ids[0]}'`,
      'TRUNCATE reports',
    ]) {
      await expect(ledger.query(change)).rejects.toThrow('Reports are kept as they are');
    }
    const { status, stdout, stderr } = clicksTool(['partitions', '--drop'], ledger.url);
    expect([status, stdout, stderr]).toEqual([0, expect.stringContaining('removed reports: 1'), '']);
    const left = await ledger.query<{ id: string }>(
      `SELECT id FROM reports WHERE id IN ('${ids.join("', '")}') ORDER BY id`,
    );
    expect(left).toEqual([{ id: ids[0] }, { id: ids[2] }]);
  });

  test("is the site's to add to and to read, and no more", async () => {
    await ledger.query('CREATE ROLE site_role LOGIN');
    expect(clicksTool(['migrate', '--site-role', 'site_role'], ledger.url).status).toBe(0);
    const rights = await ledger.query<{ right: string }>(
      "SELECT privilege_type AS right FROM information_schema.role_table_grants WHERE grantee = 'site_role' AND table_name = 'reports' ORDER BY 1",
    );
    expect(rights.map(({ right }) => right)).toEqual(['INSERT', 'SELECT']);
  });
});
