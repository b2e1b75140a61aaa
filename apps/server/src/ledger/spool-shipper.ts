import type { LedgerLog } from './click-ledger.ts';
import type { Spool } from './spool.ts';

/** Max records sent to the database at once. */
const shipSize = 5000;

/** A database table that receives the records of a spool. */
export interface SpoolStore {
  /** Inserts a JSON array of records; existing ones stay unchanged. */
  insert(json: string): Promise<void>;
  close(): Promise<void>;
}

type SpoolSource = Pick<Spool<object>, 'oldest' | 'removeThrough' | 'quarantine'>;

/** Tracks what was sent, so that batches that could not be deleted from disk are not sent again. */
export interface ShipProgress {
  /** The last batch that the database has committed or finally rejected. */
  through: number;
  refused: number;
}

/**
 * Sends all records from the spool to the database; returns how many. A batch leaves the spool only after the database has
 * committed it. If the process dies in between, or another process sends the same file, the batch is sent again, and the
 * database ignores ids that it has. If the disk cannot delete, sending continues, because `sent` remembers what was sent.
 */
export async function shipSpool(
  spool: SpoolSource,
  store: Pick<SpoolStore, 'insert'>,
  sent: ShipProgress = { through: 0, refused: 0 },
): Promise<number> {
  let shipped = 0;
  let stuck: unknown;
  // After a rejection, batches are sent one at a time, to find the one at fault.
  let size = shipSize;
  for (;;) {
    const records = spool.oldest(size, sent.through);
    if (!records) break;
    try {
      await store.insert(records.json);
      shipped += records.count;
      stuck = failureOf(() => spool.removeThrough(records.last)) ?? stuck;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (size > 1) {
        size = 1;
        continue;
      }
      // An error here must stop the loop: if this batch were skipped, the next successful batch would delete it together
      // with all earlier ones.
      spool.quarantine(records.last, String(error));
      sent.refused += records.count;
      size = shipSize;
    }
    sent.through = records.last;
  }
  if (stuck !== undefined) throw stuck;
  return shipped;
}

function failureOf(act: () => void): unknown {
  try {
    act();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Whether a retry cannot help: the data is invalid (class 22) or violates a constraint of the table (class 23). */
function isRefusal(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}

const firstRetryMilliseconds = 250;
const maxRetryMilliseconds = 5000;

/** Sends the spool whenever it is triggered; while the database is unreachable it retries with growing delays. */
export class SpoolShipper {
  readonly #spool: SpoolSource;
  readonly #store: SpoolStore;
  readonly #what: string;
  readonly #log: LedgerLog;
  #running: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryMilliseconds = firstRetryMilliseconds;
  #failures = 0;
  readonly #sent: ShipProgress = { through: 0, refused: 0 };

  /** `what` names the records in the log. */
  constructor(spool: SpoolSource, store: SpoolStore, log: LedgerLog, what = 'clicks') {
    this.#spool = spool;
    this.#store = store;
    this.#what = what;
    this.#log = log;
  }

  get failures(): number {
    return this.#failures;
  }

  get refused(): number {
    return this.#sent.refused;
  }

  /** Sends records that could not be written to disk; rejects if the database is unreachable too. */
  async send(records: readonly object[]): Promise<void> {
    await this.#store.insert(JSON.stringify(records));
  }

  /** Sends what is in the spool, unless it is already sending or waiting to retry. */
  trigger(): void {
    if (this.#running === undefined && this.#retry === undefined) this.#running = this.#run();
  }

  /** Makes one last attempt, without waiting for the next retry; what remains stays in the spool. */
  async close(withinMilliseconds: number): Promise<void> {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.trigger();
    const timeIsUp = new Promise<void>((resolve) => {
      setTimeout(resolve, withinMilliseconds).unref();
    });
    await Promise.race([this.#running, timeIsUp]);
    clearTimeout(this.#retry);
    void this.#store.close().catch(() => undefined);
  }

  async #run(): Promise<void> {
    try {
      await shipSpool(this.#spool, this.#store, this.#sent);
      if (this.#retryMilliseconds > firstRetryMilliseconds) {
        this.#log.info(`the ledger is back: no ${this.#what} wait in the spool`);
      }
      this.#retryMilliseconds = firstRetryMilliseconds;
    } catch (error) {
      this.#failures += 1;
      this.#log.warn(
        { reason: reasonOf(error) },
        `${this.#what} stay in the spool until the database takes them`,
      );
      this.#retryLater();
    } finally {
      this.#running = undefined;
    }
  }

  #retryLater(): void {
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.trigger();
    }, this.#retryMilliseconds);
    this.#retryMilliseconds = Math.min(this.#retryMilliseconds * 2, maxRetryMilliseconds);
  }
}

const undefinedTable = '42P01';

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === undefinedTable
    ? 'the table is missing: run "npm run site -- clicks migrate"'
    : String(message);
}
