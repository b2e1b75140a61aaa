import type { ClickLedger } from './click-ledger.ts';

/** For a site that does not count. */
export const noLedger: ClickLedger = {
  record: () => undefined,
  state: () => ({ buffered: 0, spooled: 0, databaseFailures: 0, spoolFailures: 0, lost: 0 }),
  close: () => Promise.resolve(),
};
