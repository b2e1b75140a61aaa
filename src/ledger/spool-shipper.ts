import type { LedgerLog } from './click-ledger.ts';
import type { ClickSpool } from './click-spool.ts';
import type { ClickStore } from './click-store.ts';

/** Clicks sent to the database at once. */
export const shipSize = 5000;

/**
 * Takes all clicks from the spool to the database; how many. A batch leaves the spool only after the database has
 * committed it: if the process dies in between, or another ships the same file, it is sent again, and the ids make
 * the second time harmless.
 */
export async function shipSpool(spool: ClickSpool, store: Pick<ClickStore, 'insert'>): Promise<number> {
  let shipped = 0;
  for (;;) {
    const clicks = spool.oldest(shipSize);
    if (!clicks) return shipped;
    await store.insert(clicks.json);
    spool.removeThrough(clicks.last);
    shipped += clicks.count;
  }
}

export const firstRetryMilliseconds = 250;
export const maxRetryMilliseconds = 5000;

/** Ships the spool whenever it is triggered, and while the database is away tries again, less and less often. */
export class SpoolShipper {
  readonly #spool: ClickSpool;
  readonly #store: Pick<ClickStore, 'insert' | 'close'>;
  readonly #log: LedgerLog;
  #running: Promise<void> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #retryMilliseconds = firstRetryMilliseconds;
  #failures = 0;

  constructor(spool: ClickSpool, store: Pick<ClickStore, 'insert' | 'close'>, log: LedgerLog) {
    this.#spool = spool;
    this.#store = store;
    this.#log = log;
  }

  get failures(): number {
    return this.#failures;
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
      await shipSpool(this.#spool, this.#store);
      if (this.#retryMilliseconds > firstRetryMilliseconds) {
        this.#log.info('the click ledger is back: the spool is empty');
      }
      this.#retryMilliseconds = firstRetryMilliseconds;
    } catch (error) {
      this.#failures += 1;
      this.#log.warn({ reason: reasonOf(error) }, 'clicks stay in the spool until the database takes them');
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
  return code === undefinedTable ? 'there is no table: run "npm run clicks -- migrate"' : String(message);
}
