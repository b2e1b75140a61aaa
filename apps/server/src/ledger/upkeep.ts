import type { LedgerLog } from './click-ledger.ts';
import type { ClickStore } from './click-store.ts';

const day = 86_400_000;
const tenMinutes = 600_000;

export interface Upkeep {
  stop(): void;
}

/** Creates partitions for the months ahead once a day, and every ten minutes until that works. Never drops a month. */
export function startUpkeep(store: Pick<ClickStore, 'createPartitions'>, log: LedgerLog): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const schedule = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds).unref();
  };
  const run = async () => {
    try {
      await store.createPartitions();
      schedule(day);
    } catch (error) {
      log.warn({ reason: String(error) }, 'the maintenance of the click ledger failed');
      schedule(tenMinutes);
    }
  };
  void run();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
