import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { statusOf } from '@vpn-site/harness/ask-edge.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { killWithChildren } from '@vpn-site/harness/process.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';

export const coldStart: GameDay = {
  name: 'cold-start',
  what: 'all processes are killed and the cache is emptied, then all start at once; recovered: the first search gets a response',
  // nginx retries an origin that was down only after ten seconds.
  limits: { recovery: 30_000 },
  run: () =>
    onStage({}, async ({ edge, ledger, origins, ports, start }) => {
      await Promise.all(origins.map((origin) => origin.stop('SIGKILL')));
      killWithChildren(edge.child.pid ?? 0);
      await ledger.postgres.kill();
      const began = performance.now();
      const others = Promise.all([ledger.postgres.resume(), start(0), start(1)]);
      const cold = await startNginx(ports, { client: resolve(dist, 'client') });
      try {
        const first = async (path: string) => {
          while ((await statusOf(cold.url + path)) !== '200') await pause(50);
          return performance.now() - began;
        };
        const [page, recovery] = await Promise.all([first('/pl'), first('/search?q=vpn')]);
        await others;
        return { figures: { recovery }, seen: `the first page after ${Math.round(page)} ms, from the disk` };
      } finally {
        await cold.stop();
      }
    }),
};
