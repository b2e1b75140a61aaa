import type { LedgerLog } from './click-ledger.ts';
import type { Spool } from './spool.ts';

/** Records sent to the database at once. */
export const shipSize = 5000;

/** A table of the database that takes what waits in a spool. */
export interface SpoolStore {
  /** Inserts a JSON array of records; those that are there already stay as they are. */
  insert(json: string): Promise<void>;
  close(): Promise<void>;
}

type Waiting = Pick<Spool<object>, 'oldest' | 'removeThrough' | 'setAside'>;

/** How far sending has come, beyond what the disk has let go of. */
export interface Sent {
  /** The last batch that the database has, or has refused for good. */
  through: number;
  /** Records that it refused. */
  refused: number;
}

/**
 * Takes all records from the spool to the database; how many. A batch leaves the spool only after the database has
 * committed it: if the process dies in between, or another ships the same file, it is sent again, and the ids make
 * the second time harmless. A disk that lets nothing go holds nothing up: what was sent is remembered.
 */
export async function shipSpool(
  spool: Waiting,
  store: Pick<SpoolStore, 'insert'>,
  sent: Sent = { through: 0, refused: 0 },
): Promise<number> {
  let shipped = 0;
  let stuck: unknown;
  // After a refusal one batch at a time, to find which it was.
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
      // Not skipped where the disk refuses: the next batch that is sent would remove it with all before.
      spool.setAside(records.last, String(error));
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

/** What a second attempt would not change: data that is no record (class 22), or that breaks a rule of the table (23). */
function isRefusal(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
}

export const firstRetryMilliseconds = 250;
export const maxRetryMilliseconds = 5000;

/** Ships the spool whenever it is triggered, and while the database is away tries again, less and less often. */
export class SpoolShipper {
  readonly #spool: Waiting;
  readonly #store: SpoolStore;
  readonly #what: string;
  readonly #log: LedgerLog;
  #running: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryMilliseconds = firstRetryMilliseconds;
  #failures = 0;
  readonly #sent: Sent = { through: 0, refused: 0 };

  /** `what` names the records in the log. */
  constructor(spool: Waiting, store: SpoolStore, log: LedgerLog, what = 'clicks') {
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

  /** Records that no disk takes, sent at once; rejects where the database is away too. */
  async send(records: readonly object[]): Promise<void> {
    await this.#store.insert(JSON.stringify(records));
  }

  /** Ships what there is, unless it is at it already or waits for the database. */
  trigger(): void {
    if (this.#running === undefined && this.#retry === undefined) this.#running = this.#run();
  }

  /** One last attempt, however long the wait had grown; what remains stays in the spool. */
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
    ? 'there is no table: run "npm run site -- clicks migrate"'
    : String(message);
}
