import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

/** The baseline without a fault. If it exceeds a limit, the machine is too busy for the results of the others. */
export const nothing: GameDay = {
  name: 'nothing',
  what: 'no fault, for 10 s: the baseline of the load on this machine',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        await pause(10_000);
      }),
    ),
};
