import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const reloads: GameDay = {
  name: 'reloads',
  what: 'five reloads of nginx',
  limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        for (let count = 0; count < 5; count += 1) {
          stage.edge.child.kill('SIGHUP');
          await pause(1500);
        }
      }),
    ),
};
