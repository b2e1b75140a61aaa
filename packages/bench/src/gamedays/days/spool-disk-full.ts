import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ledgerMetrics } from '@vpn-site/harness/ledger.ts';
import { fillDisk, seenBy, smallDiskSkipReason } from '@vpn-site/harness/small-disk.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const spoolDiskFull: GameDay = {
  name: 'spool-disk-full',
  what: 'the disk of the spools is full, then PostgreSQL is down for 6 s, then both origins get SIGTERM one after the other',
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0 },
  skipped: smallDiskSkipReason(),
  run: () =>
    onStage({ spoolDisk: '512k' }, (stage) =>
      underLoad(stage, async () => {
        const { ledger, origins, spools, start } = stage;
        for (const which of [0, 1] as const) fillDisk(seenBy(origins[which], dirname(spools[which])));
        await ledger.postgres.halt();
        await pause(6000);
        const buffered = (await Promise.all(origins.map(({ url }) => ledgerMetrics(url)))).map(
          ({ clicks_buffered = 0 }) => clicks_buffered,
        );
        await ledger.postgres.resume();
        await pause(6000);
        for (const which of [0, 1] as const) {
          await origins[which].stop();
          await start(which);
          await pause(12_000);
        }
        return { seen: `${buffered.join(' and ')} clicks were held in memory` };
      }),
    ),
};
