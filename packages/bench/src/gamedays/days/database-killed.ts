import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage, untilSpoolsAreEmpty } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const databaseKilled: GameDay = {
  name: 'database-killed',
  what: 'kill -9 of PostgreSQL, which restarts after 10 s; recovered: the spools are empty',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0, recovery: 10_000 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        await stage.ledger.postgres.kill();
        await pause(10_000);
        await stage.ledger.postgres.resume();
        const back = performance.now();
        await untilSpoolsAreEmpty(stage);
        return { recovery: performance.now() - back };
      }),
    ),
};
