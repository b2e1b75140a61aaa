import type { ClickLedger, LedgerLog } from '#ledger/click-ledger.ts';
import { noLedger } from '#ledger/click-ledger.ts';
import { openLedger } from '#ledger/open-ledger.ts';
import { ConfigError, type ServerConfig } from './config.ts';

/** The ledger as configured. A spool that cannot be written is found at start, not with the first click. */
export function ledgerOf(config: ServerConfig, log: LedgerLog): ClickLedger {
  if (!config.countsClicks) return noLedger;
  try {
    return openLedger(config, log);
  } catch (error) {
    throw new ConfigError(
      `SPOOL_FILE is ${config.spoolFile}, which cannot be written (${(error as Error).message}): name a file in a folder that the server may write to, or set CLICK_LEDGER=off.`,
    );
  }
}
