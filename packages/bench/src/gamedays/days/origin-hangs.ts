import { setTimeout as pause } from 'node:timers/promises';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const originHangs: GameDay = {
  name: 'origin-hangs',
  what: 'one origin hangs (SIGSTOP) for 20 s, then continues',
  // nginx gives up on the hanging origin after 2 s without a response and asks the other one; clicks that the first had
  // read by then may count twice.
  limits: { failed: 0, slowest: 2600, doubled: 10, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const { child } = stage.origins[0];
        child.kill('SIGSTOP');
        await pause(20_000);
        child.kill('SIGCONT');
      }),
    ),
};
