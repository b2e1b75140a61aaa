import type { ClickLedger, LedgerLog } from './click-ledger.ts';
import { ClickSpool } from './click-spool.ts';
import { ClickStore } from './click-store.ts';
import { SpoolShipper } from './spool-shipper.ts';
import { SpooledLedger } from './spooled-ledger.ts';
import { startUpkeep } from './upkeep.ts';

export interface LedgerOptions {
  readonly spoolFile: string;
  readonly databaseUrl: string | undefined;
  readonly retentionMonths: number;
}

/** The ledger of the running site. Throws when the spool cannot be opened, and never because of the database. */
export function openLedger(options: LedgerOptions, log: LedgerLog): ClickLedger {
  const spool = new ClickSpool(options.spoolFile);
  if (options.databaseUrl === undefined) return new SpooledLedger(spool, undefined, log);
  const store = new ClickStore(options.databaseUrl);
  const ledger = new SpooledLedger(spool, new SpoolShipper(spool, store, log), log);
  const upkeep = startUpkeep(store, options.retentionMonths, log);
  return {
    record: (click) => ledger.record(click),
    state: () => ledger.state(),
    close: () => {
      upkeep.stop();
      return ledger.close();
    },
  };
}
