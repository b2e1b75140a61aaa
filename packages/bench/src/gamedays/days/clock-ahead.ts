import { setTimeout as pause } from 'node:timers/promises';
import { canFakeClock, clockAhead as clockOf } from '@vpn-site/harness/faked-clock.ts';
import { clicksTool } from '@vpn-site/harness/ledger.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const days = 900;

export const clockAhead: GameDay = {
  name: 'clock-ahead',
  what: `the machine's clock is ${days} days ahead for PostgreSQL, an origin and the daily upkeep, and then right again`,
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0 },
  skipped: canFakeClock ? undefined : 'the Debian package libfaketime is not installed',
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const { ledger, origins, start } = stage;
        await ledger.postgres.halt();
        await ledger.postgres.resume(clockOf(days));
        const [clock] = await ledger.query<{ ahead: number }>(
          `SELECT extract(day FROM now() - to_timestamp(${Date.now() / 1000}))::integer AS ahead`,
        );
        await origins[0].stop();
        await start(0, clockOf(days));
        const before = await ledger.reaches((await ledger.clicks()) + 1);
        const ahead = clicksTool(['partitions', '--drop'], ledger.url, clockOf(days));
        await pause(12_000);
        await origins[0].stop();
        await ledger.postgres.halt();
        await ledger.postgres.resume();
        await start(0);
        const right = clicksTool(['partitions', '--drop'], ledger.url);
        const after = await ledger.clicks();
        return {
          seen: `upkeep ended with ${ahead.status}: ${ahead.stderr.trim()} With the right clock: ${right.stderr.trim()}`,
          problems: [
            ...(clock && clock.ahead >= days - 1 ? [] : [`the clock is ${clock?.ahead} days ahead`]),
            ...(ahead.status === 0 || after < before
              ? [`upkeep went on; ${before - after} clicks fewer`]
              : []),
            ...(right.status === 0 ? ['upkeep went on, although the newest clicks are from the future'] : []),
          ],
        };
      }),
    ),
};
