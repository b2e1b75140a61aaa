import type { LedgerLog, RecordedClick } from './click-ledger.ts';
import type { ClickSpool } from './click-spool.ts';
import type { ClickStore } from './click-store.ts';

/** Clicks sent to the database at once. */
export const shipSize = 5000;

/** How far sending has come, beyond what the disk has let go of. */
export interface Sent {
  /** The last batch that the database has, or has refused for good. */
  through: number;
  /** Clicks that it refused. */
  refused: number;
}

/**
 * Takes all clicks from the spool to the database; how many. A batch leaves the spool only after the database has
 * committed it: if the process dies in between, or another ships the same file, it is sent again, and the ids make
 * the second time harmless. A disk that lets nothing go holds nothing up: what was sent is remembered.
 */
export async function shipSpool(
  spool: ClickSpool,
  store: Pick<ClickStore, 'insert'>,
  sent: Sent = { through: 0, refused: 0 },
): Promise<number> {
  let shipped = 0;
  let stuck: unknown;
  // After a refusal one batch at a time, to find which it was.
  let size = shipSize;
  for (;;) {
    const clicks = spool.oldest(size, sent.through);
    if (!clicks) break;
    try {
      await store.insert(clicks.json);
      shipped += clicks.count;
      stuck = failureOf(() => spool.removeThrough(clicks.last)) ?? stuck;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (size > 1) {
        size = 1;
        continue;
      }
      // Not skipped where the disk refuses: the next batch that is sent would remove it with all before.
      spool.setAside(clicks.last, String(error));
      sent.refused += clicks.count;
      size = shipSize;
    }
    sent.through = clicks.last;
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

/** What a second attempt would not change: data that is no click (class 22), or that breaks a rule of the table (23). */
function isRefusal(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' && /^2[23]/.test(code);
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
  readonly #sent: Sent = { through: 0, refused: 0 };

  constructor(spool: ClickSpool, store: Pick<ClickStore, 'insert' | 'close'>, log: LedgerLog) {
    this.#spool = spool;
    this.#store = store;
    this.#log = log;
  }

  get failures(): number {
    return this.#failures;
  }

  get refused(): number {
    return this.#sent.refused;
  }

  /** Clicks that no disk takes, sent at once; rejects where the database is away too. */
  async send(clicks: readonly RecordedClick[]): Promise<void> {
    await this.#store.insert(JSON.stringify(clicks));
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
