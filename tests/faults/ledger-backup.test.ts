import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clicksTool, startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { postgresProgram } from '@vpn-site/harness/programs.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

describe('the ledger is backed up and restored as the documentation says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const elsewhere = mkdtempSync(join(tmpdir(), 'elsewhere-'));
  let ledger: TestLedger;
  const dumps = () => readdirSync(folder).filter((name) => name.endsWith('.dump'));
  /** Runs a program as the operator would, against the PostgreSQL of the test. */
  let settings: NodeJS.ProcessEnv = {};
  const run = (program: string, ...args: string[]) => {
    const { port } = new URL(ledger.url);
    const { status, stdout, stderr } = spawnSync(program, args, {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${dirname(postgresProgram('psql'))}:${process.env.PATH}`,
        PGHOST: '127.0.0.1',
        PGPORT: port,
        PGUSER: 'postgres',
        LEDGER_DATABASE: 'postgres',
        BACKUP_FOLDER: folder,
        BACKUP_TO: elsewhere,
        KEEP_DUMPS: '3',
        ...settings,
      },
    });
    return { status, output: stdout + stderr };
  };
  const fingerprint = (database: string) =>
    run(
      'psql',
      '-qAtX',
      database,
      '-c',
      'SELECT count(*), md5(string_agg(clicks::text, id::text ORDER BY id)) FROM clicks',
    ).output;
  const backup = () => run('deploy/bin/vpn-site-backup');
  const rehearsal = () => run('deploy/bin/vpn-site-restore-rehearsal');

  beforeAll(async () => {
    ledger = await startLedger();
    await ledger.query('CREATE ROLE vpn_site LOGIN');
    clicksTool(['migrate', '--site-role', 'vpn_site'], ledger.url);
    await ledger.query(`INSERT INTO clicks (id, provider, placement, locale, paid)
      SELECT overlay(overlay(clicks_since(now())::text PLACING '7' FROM 15) PLACING lpad(to_hex(n), 12, '0') FROM 25)::uuid,
        'alder', 'card', 'en', false FROM generate_series(1, 1000) AS n`);
  });

  afterAll(async () => {
    await ledger?.stop();
    for (const each of [folder, elsewhere]) rmSync(each, { recursive: true, force: true });
  });

  test('a rehearsal without a dump fails', () => {
    expect(rehearsal()).toMatchObject({
      status: 1,
      output: expect.stringContaining('there is no dump') as string,
    });
  });

  test('a dump is for its owner alone, goes elsewhere too, and only some are kept', () => {
    for (const day of ['2020-01-01', '2020-01-02', '2020-01-03']) {
      writeFileSync(join(folder, `clicks-${day}.dump`), 'old');
    }
    expect(backup()).toMatchObject({ status: 0, output: expect.stringContaining('1000 clicks') as string });
    const [newest = '', ...older] = dumps().toReversed();
    expect(older).toEqual(['clicks-2020-01-03.dump', 'clicks-2020-01-02.dump']);
    expect(statSync(join(folder, newest)).mode & 0o777).toBe(0o600);
    const [sent = ''] = readdirSync(elsewhere);
    expect(readdirSync(elsewhere)).toEqual([sent, `${sent}.clicks`]);
    expect(readFileSync(join(elsewhere, sent))).toEqual(readFileSync(join(folder, newest)));
  });

  test('elsewhere there are never more dumps than here, however many days go by', () => {
    const tools = mkdtempSync(join(tmpdir(), 'tools-'));
    const day = (number: number) => {
      const script = `#!/bin/sh\nexec /bin/date --date "2030-01-01 + ${number} days" "$@"\n`;
      writeFileSync(join(tools, 'date'), script, { mode: 0o755 });
    };
    settings = { PATH: `${tools}:${dirname(postgresProgram('psql'))}:${process.env.PATH}` };
    for (let number = 0; number < 7; number += 1) {
      day(number);
      expect(backup().status).toBe(0);
    }
    settings = {};
    for (const there of [folder, elsewhere]) {
      expect(readdirSync(there).filter((name) => /\.dump$/.test(name))).toHaveLength(3);
    }
    for (const name of dumps()) rmSync(join(folder, name));
    rmSync(tools, { recursive: true });
    expect(backup().status).toBe(0);
  });

  test('with a recipient, only who has its key can read what is sent', () => {
    const key = join(folder, 'key.txt');
    execFileSync('age-keygen', ['--output', key], { stdio: 'ignore' });
    const recipient = execFileSync('age-keygen', ['-y', key], { encoding: 'utf8' }).trim();
    for (const name of readdirSync(elsewhere)) rmSync(join(elsewhere, name));
    settings = { BACKUP_RECIPIENT: recipient };
    expect(backup().status).toBe(0);
    settings = {};
    const [sent = '', count] = readdirSync(elsewhere);
    expect([sent, count]).toEqual([expect.stringMatching(/^clicks-0[012]\.dump\.age$/), `${sent}.clicks`]);
    expect(readdirSync(folder).filter((name) => name.includes('age'))).toEqual([]);
    const decrypted = execFileSync('age', ['--decrypt', '--identity', key, join(elsewhere, sent)]);
    expect(decrypted).toEqual(readFileSync(join(folder, dumps().toReversed()[0] ?? '')));
  });

  test('the rehearsal gives back every click, and leaves nothing behind', async () => {
    expect(rehearsal()).toMatchObject({
      status: 0,
      output: expect.stringContaining('1000 clicks, all') as string,
    });
    expect(await ledger.query("SELECT datname FROM pg_database WHERE datname LIKE 'vpn-site%'")).toEqual([]);
  });

  test('what is restored is the ledger, click by click, and as guarded as it', () => {
    const [newest = ''] = dumps().toReversed();
    const restored = ledger.url.replace(/postgres$/, 'restored');
    expect(run('createdb', 'restored').status).toBe(0);
    expect(run('pg_restore', '--dbname=restored', '--exit-on-error', join(folder, newest)).output).toBe('');
    expect(fingerprint('postgres')).toMatch(/^1000\|/);
    expect(fingerprint('restored')).toBe(fingerprint('postgres'));
    const migrated = clicksTool(['migrate', '--site-role', 'vpn_site'], restored);
    expect(migrated.stdout).toContain('The ledger is up to date.');
    expect(run('psql', 'restored', '-c', 'DELETE FROM clicks').output).toContain('append-only');
  });

  test('the restored database replaces the one that origins use, by the documented command', async () => {
    const commands = readFileSync('apps/server/docs/ledger.md', 'utf8');
    const [swap = ''] = /^psql <<'END'$[\s\S]*?^END$/m.exec(commands) ?? [];
    const named = swap.replaceAll('vpn-site-restored', 'restored').replace('psql', 'psql --dbname=postgres');
    expect(run('createdb', 'vpn-site').status).toBe(0);
    const origin = new pg.Client(ledger.url.replace(/postgres$/, 'vpn-site')).on('error', () => undefined);
    await origin.connect();
    expect(run('bash', '-c', named)).toMatchObject({ status: 0 });
    expect(run('psql', '-l', '-qAtX').output).toMatch(/^vpn-site-before\|/m);
    expect(fingerprint('vpn-site')).toBe(fingerprint('postgres'));
  });

  test('a rehearsal fails when clicks are missing, or the dump is damaged', () => {
    const newest = join(folder, dumps().toReversed()[0] ?? '');
    writeFileSync(`${newest}.clicks`, '1001\n');
    expect(rehearsal()).toMatchObject({
      status: 1,
      output: expect.stringContaining('1000 clicks of 1001') as string,
    });
    truncateSync(newest, Math.floor(statSync(newest).size / 2));
    expect(rehearsal().status).not.toBe(0);
  });

  test('a backup without a database fails, and leaves the last dump', async () => {
    const before = dumps();
    await ledger.postgres.halt();
    expect(backup().status).not.toBe(0);
    expect(dumps()).toEqual(before);
    await ledger.postgres.resume();
  });
});
