import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canFakeClock, clockFromFile, clockAhead as fakedClock } from '@vpn-site/harness/faked-clock.ts';
import { clicksTool, ledgerMetrics } from '@vpn-site/harness/ledger.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const days = 900;
const skipped = canFakeClock ? undefined : 'the Debian package libfaketime is not installed';

export const clockAhead: GameDay = {
  name: 'clock-ahead',
  what: `PostgreSQL's clock is ${days} days ahead; the origins and the daily upkeep use it`,
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0 },
  skipped,
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const { ledger, origins, start } = stage;
        await ledger.postgres.halt();
        await ledger.postgres.resume(fakedClock(days));
        const [clock] = await ledger.query<{ ahead: number }>(
          `SELECT extract(day FROM now() - to_timestamp(${Date.now() / 1000}))::integer AS ahead`,
        );
        await origins[0].stop();
        await start(0);
        const before = await ledger.clicks();
        const { status, stderr } = clicksTool(['partitions', '--drop'], ledger.url);
        const after = await ledger.clicks();
        await pause(3000);
        await ledger.postgres.halt();
        await ledger.postgres.resume();
        return {
          seen: `upkeep ended with ${status}: ${stderr.trim()}`,
          problems: [
            ...(clock && clock.ahead >= days - 1 ? [] : [`the clock is ${clock?.ahead} days ahead`]),
            ...(status === 0 || after < before ? [`upkeep went on; ${before - after} clicks fewer`] : []),
          ],
        };
      }),
    ),
};

export const clockJumps: GameDay = {
  name: 'clock-jumps',
  what: `the clock of the whole machine jumps ${days} days ahead, and back after 8 s; the daily upkeep runs after each jump`,
  // The database refuses clicks from the future, so those of up to a second wait in the spools for a person.
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 50 },
  skipped,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clock-'));
    chmodSync(folder, 0o755);
    const file = join(folder, 'clock');
    const jump = (ahead: number) => writeFileSync(file, `+${ahead}d\n`);
    jump(0);
    const clock = clockFromFile(file);
    try {
      return await onStage({ origins: clock }, async (stage) => {
        const { ledger } = stage;
        await ledger.postgres.halt();
        await ledger.postgres.resume(clock);
        await ledger.query(
          "INSERT INTO reports VALUES (gen_random_uuid(), current_date, 'alder', 'price', 'wrong', NULL, 'en')",
        );
        return await underLoad(stage, async () => {
          const problems: string[] = [];
          const upkeep = async (when: string) => {
            const before = await ledger.clicks();
            const { status, stderr } = clicksTool(['partitions', '--drop'], ledger.url, clock);
            const fewer = before - (await ledger.clicks());
            if (status === 0 || fewer > 0) problems.push(`${when}, upkeep went on; ${fewer} clicks fewer`);
            return `${when}, upkeep ended with ${status}: ${stderr.trim()}`;
          };
          jump(days);
          await pause(8000);
          const [late] = await ledger.query<{ clicks: number }>(
            "SELECT count(*)::integer AS clicks FROM clicks WHERE time > now() - interval '1 day'",
          );
          if (!late?.clicks) problems.push('no click has the wrong date');
          const ahead = await upkeep('ahead');
          jump(0);
          await pause(3000);
          const back = await upkeep('right again');
          const counts = await Promise.all(stage.origins.map(({ url }) => ledgerMetrics(url)));
          const quarantined = counts.map(({ clicks_set_aside_total: count }) => count);
          const reports = await ledger.query('SELECT FROM reports');
          if (reports.length !== 1) problems.push('the report is gone');
          return {
            seen: `${late?.clicks} clicks with the wrong date; when the clock went back, ${quarantined.join(' and ')} waited, and are set aside in the spools. ${ahead} ${back}`,
            problems,
          };
        });
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};
