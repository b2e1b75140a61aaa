import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { clicksTool } from '@vpn-site/harness/ledger.ts';
import { postgresProgram } from '@vpn-site/harness/programs.ts';
import type { GameDay } from '../game-day.ts';
import { onStage, type Stage, untilSpoolsAreEmpty } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const oldClicks = 100_000;
/** A provider for which no reader clicks meanwhile. */
const oldProvider = 'hazel';

export const ledgerLost: GameDay = {
  name: 'ledger-lost',
  what: `the database and its disk are lost, with ${oldClicks} clicks; a new one gets the encrypted dump from elsewhere (apps/server/docs/ledger.md); recovered: the spools are empty`,
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0, recovery: 60_000 },
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lost-'));
    const [here, elsewhere] = [join(folder, 'here'), join(folder, 'elsewhere')];
    try {
      return await onStage({}, async (stage) => {
        const { ledger } = stage;
        const run = runner(stage, { BACKUP_FOLDER: here, BACKUP_TO: elsewhere });
        run('mkdir', here, elsewhere);
        await ledger.query(`INSERT INTO clicks (id, provider, placement, locale, paid)
          SELECT overlay(overlay(clicks_since(now())::text PLACING '7' FROM 15) PLACING lpad(to_hex(n), 12, '0') FROM 25)::uuid,
            '${oldProvider}', 'card', 'en', false FROM generate_series(1, ${oldClicks}) AS n`);
        const key = join(folder, 'vpn-site-backup.key');
        run('age-keygen', '--output', key);
        const recipient = run('age-keygen', '-y', key).trim();
        runner(stage, { BACKUP_FOLDER: here, BACKUP_TO: elsewhere, BACKUP_RECIPIENT: recipient })(
          'deploy/bin/vpn-site-backup',
        );
        await ledger.postgres.lose();
        return await underLoad(stage, async () => {
          const began = performance.now();
          await ledger.postgres.resume();
          const [sent = ''] = readdirSync(elsewhere);
          const dump = join(folder, 'clicks.dump');
          run('age', '--decrypt', '--identity', key, '--output', dump, join(elsewhere, sent));
          run('createdb', 'restored');
          run('pg_restore', '--dbname=restored', '--exit-on-error', dump);
          clicksTool(['migrate'], ledger.url.replace(/postgres$/, 'restored'));
          run(
            'psql',
            '--dbname=template1',
            ...[
              'ALTER DATABASE postgres RENAME TO before',
              'ALTER DATABASE restored RENAME TO postgres',
            ].flatMap((statement) => ['-c', statement]),
          );
          const restored = performance.now() - began;
          await untilSpoolsAreEmpty(stage);
          const [old] = await ledger.query<{ clicks: number }>(
            `SELECT count(*)::integer AS clicks FROM clicks WHERE provider = '${oldProvider}'`,
          );
          return {
            recovery: performance.now() - began,
            seen: `${old?.clicks} of ${oldClicks} old clicks are back after ${Math.round(restored)} ms`,
            problems: old?.clicks === oldClicks ? [] : ['old clicks are missing'],
          };
        });
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Returns a function that runs a program as the operator would, for the PostgreSQL of the stage. */
function runner({ ledger }: Stage, settings: NodeJS.ProcessEnv) {
  const env = {
    ...process.env,
    PATH: `${dirname(postgresProgram('psql'))}:${process.env.PATH}`,
    PGHOST: '127.0.0.1',
    PGPORT: new URL(ledger.url).port,
    PGUSER: 'postgres',
    LEDGER_DATABASE: 'postgres',
    ...settings,
  };
  return (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', env });
}
