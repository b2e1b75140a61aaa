import { renameSync } from 'node:fs';
import { type ClickLedger, type LedgerLog, noLedger } from './click-ledger.ts';
import { ClickSpool } from './click-spool.ts';
import { ClickStore } from './click-store.ts';
import { type ReportLedger, SpooledReports } from './report-ledger.ts';
import { ReportStore } from './report-store.ts';
import { SpoolShipper } from './spool-shipper.ts';
import { SpooledLedger } from './spooled-ledger.ts';
import { SpooledTallies, type TallyLedger } from './tally-ledger.ts';
import { TallyStore } from './tally-store.ts';
import { startUpkeep, type Upkeep } from './upkeep.ts';

export interface LedgerOptions {
  readonly spoolFile: string;
  readonly databaseUrl: string | undefined;
  readonly countsClicks: boolean;
}

/** The ledgers of the running site: counted clicks, readers' reports, and daily counts. */
export interface Ledgers {
  readonly clicks: ClickLedger;
  readonly reports: ReportLedger;
  readonly tallies: TallyLedger;
}

/** Opens the ledgers. Never throws, because pages must not depend on counting. */
export function openLedgers(options: LedgerOptions, log: LedgerLog): Ledgers {
  const { spoolFile, databaseUrl, countsClicks } = options;
  // The spool of the clicks is opened first, because it moves a damaged file away and the others use the same file.
  const spooled = openSpool(spoolFile, log);
  if (!countsClicks) spooled.spool.close();
  const today = () => new Date().toISOString().slice(0, 10);
  const storeIn = <Store>(open: new (url: string) => Store) =>
    databaseUrl === undefined ? undefined : new open(databaseUrl);
  return {
    clicks: countsClicks ? openClicks(spooled, databaseUrl, log) : noLedger,
    reports: new SpooledReports(spoolFile, storeIn(ReportStore), log, today),
    tallies: new SpooledTallies(spoolFile, storeIn(TallyStore), log, today),
  };
}

interface OpenedSpool {
  readonly spool: ClickSpool;
  readonly isInMemory: boolean;
}

function openClicks(
  { spool, isInMemory }: OpenedSpool,
  databaseUrl: string | undefined,
  log: LedgerLog,
): ClickLedger {
  const store = databaseUrl === undefined ? undefined : new ClickStore(databaseUrl);
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

/** Opens the configured spool; a new one in its place if it is damaged, or one in memory if the disk cannot be written. */
function openSpool(file: string, log: LedgerLog): OpenedSpool {
  try {
    return { spool: new ClickSpool(file), isInMemory: false };
  } catch (error) {
    const movedTo = `${file}.broken-${Date.now()}`;
    log.error(
      { reason: String(error), kept: movedTo },
      'the spool is unusable: moved it away and started a new one',
    );
    try {
      for (const end of ['', '-wal', '-shm']) renameIfThere(file + end, movedTo + end);
      return { spool: new ClickSpool(file), isInMemory: false };
    } catch (again) {
      log.error(
        { reason: String(again), file },
        'clicks wait in memory: set SPOOL_FILE to a file that the server can write, on a disk with free space',
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
