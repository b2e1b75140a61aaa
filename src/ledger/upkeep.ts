import type { LedgerLog } from './click-ledger.ts';
import type { ClickStore } from './click-store.ts';

const day = 86_400_000;
const tenMinutes = 600_000;

/** Once a day: partitions for the months ahead, and months past their time dropped. Until it has worked, every ten minutes. */
export function startUpkeep(
  store: Pick<ClickStore, 'createPartitions' | 'dropExpired'>,
  keepMonths: number,
  log: LedgerLog,
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const schedule = (milliseconds: number) => {
    if (!isStopped) timer = setTimeout(() => void run(), milliseconds).unref();
  };
  const run = async () => {
    try {
      await store.createPartitions();
      for (const name of await store.dropExpired(keepMonths)) log.info(`dropped ${name}: past retention`);
      schedule(day);
    } catch (error) {
      log.warn({ reason: String(error) }, 'the upkeep of the click ledger did not work');
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
