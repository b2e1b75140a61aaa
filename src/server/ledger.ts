import type { ClickLedger, LedgerLog } from '#ledger/click-ledger.ts';
import { noLedger } from '#ledger/click-ledger.ts';
import { openLedger } from '#ledger/open-ledger.ts';
import type { ServerConfig } from './config.ts';

/** The ledger as configured. */
export function ledgerOf(config: ServerConfig, log: LedgerLog): ClickLedger {
  return config.countsClicks ? openLedger(config, log) : noLedger;
}
