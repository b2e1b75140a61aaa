import { renameSync } from 'node:fs';
import type { ClickLedger, LedgerLog } from './click-ledger.ts';
import { ClickSpool } from './click-spool.ts';
import { ClickStore } from './click-store.ts';
import { SpoolShipper } from './spool-shipper.ts';
import { SpooledLedger } from './spooled-ledger.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';

export interface LedgerOptions {
  readonly spoolFile: string;
  readonly databaseUrl: string | undefined;
}

/** The ledger of the running site. Never throws: pages do not wait for what counts them. */
export function openLedger(options: LedgerOptions, log: LedgerLog): ClickLedger {
  const { spool, isInMemory } = openSpool(options.spoolFile, log);
  const store = options.databaseUrl === undefined ? undefined : new ClickStore(options.databaseUrl);
  const ledger = new SpooledLedger(spool, store && new SpoolShipper(spool, store, log), log);
  let upkeep: Upkeep | undefined;
  return {
    record: (click) => ledger.record(click),
    start: () => {
      ledger.start();
      upkeep = store && startUpkeep(store, log);
    },
    state: () => {
      const state = ledger.state();
      return { ...state, isSpoolBroken: state.isSpoolBroken || isInMemory };
    },
    close: () => {
      upkeep?.stop();
      return ledger.close();
    },
  };
}

/** The spool that was named; where it is damaged, a new one in its place; where the disk takes none, one in memory. */
function openSpool(
  file: string,
  log: LedgerLog,
): { readonly spool: ClickSpool; readonly isInMemory: boolean } {
  try {
    return { spool: new ClickSpool(file), isInMemory: false };
  } catch (error) {
    const kept = `${file}.broken-${Date.now()}`;
    log.error({ reason: String(error), kept }, 'the spool cannot be used: it is put aside and another begun');
    try {
      for (const end of ['', '-wal', '-shm']) renameIfThere(file + end, kept + end);
      return { spool: new ClickSpool(file), isInMemory: false };
    } catch (again) {
      log.error(
        { reason: String(again), file },
        'clicks wait in memory: name a file in SPOOL_FILE that the server may write to, on a disk that is not full',
      );
      return { spool: new ClickSpool(':memory:'), isInMemory: true };
    }
  }
}

function renameIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
