import type { OutboundClick } from '#domain/outbound/outbound-click.ts';

/** How the ledger is doing, for the operator. */
export interface LedgerState {
  /** Clicks in memory, on their way to the spool. */
  readonly buffered: number;
  /** Clicks on disk, on their way to the database. */
  readonly spooled: number;
  /** Times that the database did not take what it was given; nothing is lost by it. */
  readonly databaseFailures: number;
  /** Times that the disk did not take what it was given. */
  readonly spoolFailures: number;
  /** Clicks given up because neither disk nor memory would hold them. */
  readonly lost: number;
}

/** Where counted clicks go. Another system of record would be another of these. */
export interface ClickLedger {
  /** Takes a click at once: never waits, never throws. */
  record(click: OutboundClick): void;
  state(): LedgerState;
  /** Leaves nothing in memory. */
  close(): Promise<void>;
}
