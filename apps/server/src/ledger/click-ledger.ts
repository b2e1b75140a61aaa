import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';

/** A click with its id, a UUID of version 7, which holds the moment and makes a second copy recognisable. */
export interface RecordedClick extends OutboundClick {
  readonly id: string;
}

/** How the ledger is doing, for the operator. */
export interface LedgerState {
  /** Clicks in memory, on their way to the spool. */
  readonly buffered: number;
  /** Clicks on disk, on their way to the database. */
  readonly spooled: number;
  /** How long the oldest of them has waited; 0 where there is none. */
  readonly oldestWaitingSeconds: number;
  /** Times that the database did not take what it was given; nothing is lost by it. */
  readonly databaseFailures: number;
  /** Times that the disk did not take what it was given. */
  readonly spoolFailures: number;
  /** Clicks given up because neither disk nor memory would hold them. */
  readonly lost: number;
  /** Clicks that the database refuses for what they are; they lie in the spool, apart from the others. */
  readonly setAside: number;
  /** Whether the spool is not the file that was named: clicks wait in memory, or nobody can say how many there are. */
  readonly isSpoolBroken: boolean;
}

/** Where counted clicks go. Another system of record would be another of these. */
export interface ClickLedger {
  /** Takes a click at once: never waits, never throws. */
  record(click: OutboundClick): void;
  /** Begins to talk to the database: once the server listens, because a busy start looks like a database that is away. */
  start(): void;
  state(): LedgerState;
  /** Leaves nothing in memory. */
  close(): Promise<void>;
}

/** For a site that does not count. */
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
    setAside: 0,
    isSpoolBroken: false,
  }),
  close: () => Promise.resolve(),
};

/** What the ledger tells the operator. It holds no click and no person. */
export interface LedgerLog {
  info(message: string): void;
  warn(details: Readonly<Record<string, string>>, message: string): void;
  error(details: Readonly<Record<string, string>>, message: string): void;
}
