import { setTimeout as pause } from 'node:timers/promises';
import { openSlowRequests } from '@vpn-site/harness/slow-requests.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

const connections = 1700;
const seconds = 10;

function slowDay(part: 'bodies' | 'headers'): GameDay {
  return {
    name: `slow-${part}`,
    what: `one address opens ${connections} requests whose ${part} never end`,
    limits: { failed: 0, slowest: 1000, doubled: 0, lost: 0 },
    run: () =>
      // The number of connections that the install page sets for nginx.
      onStage({ edge: { connections: 16_384 } }, (stage) =>
        underLoad(stage, async () => {
          const slow = await openSlowRequests(stage.edge.url, part, connections);
          await pause(seconds * 1000);
          slow.close();
        }),
      ),
  };
}

export const slowBodies = slowDay('bodies');
export const slowHeaders = slowDay('headers');
