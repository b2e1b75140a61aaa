import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';

/** A click with its id, a version 7 UUID, which contains the time and makes duplicates recognizable. */
export interface RecordedClick extends OutboundClick {
  readonly id: string;
}

/** The status of the ledger, for the operator. */
export interface LedgerState {
  /** Clicks in memory that wait to be written to the spool. */
  readonly buffered: number;
  /** Clicks on disk that wait for the database. */
  readonly spooled: number;
  /** Age of the oldest click on disk; 0 if there is none. */
  readonly oldestWaitingSeconds: number;
  /** Failed writes to the database; nothing is lost by them. */
  readonly databaseFailures: number;
  /** Failed writes to the disk. */
  readonly spoolFailures: number;
  /** Clicks dropped because neither disk nor memory could hold them. */
  readonly lost: number;
  /** Clicks that the database rejects as invalid; they are quarantined in the spool. */
  readonly quarantined: number;
  /** Whether the configured spool file cannot be used: clicks wait in memory, or their number is unknown. */
  readonly isSpoolBroken: boolean;
}

/** Records counted clicks. Another system of record would implement this interface. */
export interface ClickLedger {
  /** Records a click; never waits, never throws. */
  record(click: OutboundClick): void;
  /**
   * Starts sending to the database. Call it once the server listens, because a busy startup looks like an unreachable
   * database.
   */
  start(): void;
  state(): LedgerState;
  /** Flushes what is in memory. */
  close(): Promise<void>;
}

/** Ledger for a site that does not count clicks. */
export const noLedger: ClickLedger = {
  record: () => undefined,
  start: () => undefined,
  state: () => ({
    buffered: 0,
    spooled: 0,
    oldestWaitingSeconds: 0,
    databaseFailures: 0,
    spoolFailures: 0,
    lost: 0,
    quarantined: 0,
    isSpoolBroken: false,
  }),
  close: () => Promise.resolve(),
};

/** The operator's log of the ledger. It contains no clicks and no personal data. */
export interface LedgerLog {
  info(message: string): void;
  warn(details: Readonly<Record<string, string>>, message: string): void;
  error(details: Readonly<Record<string, string>>, message: string): void;
}
