import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const originEnded: GameDay = {
  name: 'origin-ended',
  what: 'SIGTERM to one origin, which restarts after 2 s; recovered: the process has ended',
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0, recovery: 10_000 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const signaledAt = performance.now();
        await stage.origins[0].stop();
        const recovery = performance.now() - signaledAt;
        await pause(2000);
        await stage.start(0);
        await pause(3000);
        return { recovery };
      }),
    ),
};
