import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ledgerMetrics } from '@vpn-site/harness/ledger.ts';
import { ClickSpool } from '@vpn-site/server/ledger/click-spool.ts';
import type { GameDay } from '../game-day.ts';
import { onStage } from '../stage.ts';
import { underLoad } from '../under-load.ts';

export const poisonedBatch: GameDay = {
  name: 'poisoned-batch',
  what: 'the oldest batch in a spool is one that PostgreSQL always rejects',
  limits: { failed: 0, slowest: 3000, doubled: 0, lost: 0 },
  run: () =>
    onStage({}, (stage) =>
      underLoad(stage, async () => {
        const { origins, spools, start } = stage;
        await origins[0].stop();
        const click = { provider: 'alder', placement: 'sendme', locale: 'en', paid: false } as const;
        const spool = new ClickSpool(spools[0]);
        spool.append([{ ...click, id: 'not-a-uuid' }]);
        spool.append([{ ...click, id: randomUUIDv7() }]);
        spool.close();
        await start(0);
        await pause(12_000);
        const { clicks_set_aside_total: quarantined } = await ledgerMetrics(origins[0].url);
        return {
          seen: `${quarantined} batch set aside`,
          problems: quarantined === 1 ? [] : [`${quarantined} batches were set aside, not 1`],
        };
      }),
    ),
};
