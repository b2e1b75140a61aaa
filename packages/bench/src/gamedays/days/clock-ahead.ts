import { setTimeout as pause } from 'node:timers/promises';
import { canFakeClock, clockAhead as fakedClock } from '@vpn-site/harness/faked-clock.ts';
import { clicksTool } from '@vpn-site/harness/ledger.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const days = 900;

export const clockAhead: GameDay = {
  name: 'clock-ahead',
  what: `PostgreSQL's clock is ${days} days ahead; the origins and the daily upkeep use it`,
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0 },
  skipped: canFakeClock ? undefined : 'the Debian package libfaketime is not installed',
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
