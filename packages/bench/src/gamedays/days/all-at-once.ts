import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const allAtOnce: GameDay = {
  name: 'all-at-once',
  what: 'kill -9 of PostgreSQL and one origin; the origin restarts; SIGTERM to the other, which restarts; PostgreSQL restarts',
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 15 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        await stage.ledger.postgres.kill();
        await stage.origins[0].stop('SIGKILL');
        await pause(1000);
        await stage.start(0);
        // nginx skips an origin for ten seconds after it was down.
        await pause(12_000);
        await stage.origins[1].stop();
        await stage.start(1);
        await pause(2000);
        await stage.ledger.postgres.resume();
      }),
    ),
};
