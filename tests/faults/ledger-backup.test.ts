import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clicksTool, startLedger } from '../e2e/harness/ledger.ts';
import { postgresProgram } from '../e2e/harness/programs.ts';

test('the ledger is backed up and restored as the documentation says', async () => {
  const ledger = await startLedger();
  const folder = mkdtempSync(join(tmpdir(), 'backup-'));
  const dump = join(folder, 'clicks.dump');
  const restored = ledger.url.replace(/postgres$/, 'vpn_site_restored');
  const fingerprint = (url: string) =>
    execFileSync(
      postgresProgram('psql'),
      [url, '-Atc', 'SELECT count(*), md5(string_agg(clicks::text, id::text ORDER BY id)) FROM clicks'],
      {
        encoding: 'utf8',
      },
    );
  await ledger.query('CREATE ROLE vpn_site LOGIN');
  clicksTool(['migrate', '--site-role', 'vpn_site'], ledger.url);
  await ledger.query(`INSERT INTO clicks (id, provider, placement, locale, paid)
    SELECT overlay(overlay(clicks_since(now())::text PLACING '7' FROM 15) PLACING lpad(to_hex(n), 12, '0') FROM 25)::uuid,
      'alder', 'card', 'en', false FROM generate_series(1, 1000) AS n`);

  execFileSync(postgresProgram('pg_dump'), ['--format=custom', `--file=${dump}`, ledger.url]);
  await ledger.query('CREATE DATABASE vpn_site_restored');
  execFileSync(postgresProgram('pg_restore'), [`--dbname=${restored}`, '--exit-on-error', dump]);

  expect(fingerprint(ledger.url)).toMatch(/^1000\|/);
  expect(fingerprint(restored)).toBe(fingerprint(ledger.url));
  expect(clicksTool(['migrate', '--site-role', 'vpn_site'], restored).stdout).toContain(
    'The ledger is up to date.',
  );
  expect(() =>
    execFileSync(postgresProgram('psql'), [restored, '-c', 'DELETE FROM clicks'], { stdio: 'pipe' }),
  ).toThrow('append-only');
  rmSync(folder, { recursive: true, force: true });
  await ledger.stop();
});
