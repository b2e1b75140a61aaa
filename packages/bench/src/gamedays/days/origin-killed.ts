import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const originKilled: GameDay = {
  name: 'origin-killed',
  what: 'kill -9 of one origin, which restarts after 4 s',
  // The killed origin gets half of the 50 clicks a second, and clicks reach the disk after 200 ms; the rest allows for
  // delays of the machine.
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 15 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        await stage.origins[0].stop('SIGKILL');
        await pause(4000);
        await stage.start(0);
        await pause(4000);
      }),
    ),
};
