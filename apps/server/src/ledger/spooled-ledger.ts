import { randomUUIDv7 } from 'node:crypto';
import type { OutboundClick } from '@vpn-site/core/outbound/outbound-click.ts';
import type { ClickLedger, LedgerLog, LedgerState, RecordedClick } from './click-ledger.ts';
import type { ClickSpool } from './click-spool.ts';
import type { SpoolShipper } from './spool-shipper.ts';

/** Max time that clicks wait in memory before they are written to the spool. A killed process loses at most these. */
export const flushMilliseconds = 200;
/** When this many clicks are waiting, they are written without waiting for the interval. */
export const flushSize = 1000;
/** Max clicks held in memory while the disk cannot be written; further ones are lost, and counted as lost. */
export const bufferLimit = 100_000;
/** Max time that stopping waits for the database. Clicks that the database has not received by then stay in the spool. */
export const closeMilliseconds = 2000;

/**
 * Passes every click through memory, the spool on disk and PostgreSQL, in this order, whether or not the database is
 * reachable.
 */
export class SpooledLedger implements ClickLedger {
  readonly #spool: ClickSpool;
  readonly #shipper: SpoolShipper | undefined;
  readonly #log: LedgerLog;
  readonly #buffer: RecordedClick[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isFlushDue = false;
  #spoolFailures = 0;
  #lost = 0;
  #isSendingMemory = false;
  #lastSeen = { spooled: 0, oldestWaitingSeconds: 0 };

  /** Without a shipper there is no database, and clicks wait in the spool. */
  constructor(spool: ClickSpool, shipper: SpoolShipper | undefined, log: LedgerLog) {
    this.#spool = spool;
    this.#shipper = shipper;
    this.#log = log;
  }

  start(): void {
    // Sends what an earlier process left behind.
    this.#shipper?.trigger();
  }

  record(click: OutboundClick): void {
    if (this.#buffer.length >= bufferLimit) {
      this.#lost += 1;
      return;
    }
    this.#buffer.push({ id: randomUUIDv7(), ...click });
    this.#timer ??= setTimeout(() => this.#flush(), flushMilliseconds);
    if (this.#buffer.length >= flushSize && !this.#isFlushDue) {
      this.#isFlushDue = true;
      // Deferred, because the reader who clicked has no response yet.
      setImmediate(() => this.#flush());
    }
  }

  /** Never throws, because monitoring matters most when something is broken. */
  state(): LedgerState {
    let isSpoolBroken = false;
    try {
      const now = Date.now();
      const { count, oldestTime = now } = this.#spool;
      this.#lastSeen = {
        spooled: count,
        oldestWaitingSeconds: Math.max(0, (now - oldestTime) / 1000),
      };
    } catch {
      isSpoolBroken = true;
    }
    return {
      buffered: this.#buffer.length,
      ...this.#lastSeen,
      isSpoolBroken,
      quarantined: this.#shipper?.refused ?? 0,
      databaseFailures: this.#shipper?.failures ?? 0,
      spoolFailures: this.#spoolFailures,
      lost: this.#lost,
    };
  }

  async close(): Promise<void> {
    this.#flush();
    if (this.#buffer.length > 0) await this.#sendFromMemory(closeMilliseconds);
    await this.#shipper?.close(closeMilliseconds);
    clearTimeout(this.#timer);
    if (this.#buffer.length > 0) {
      this.#lost += this.#buffer.length;
      this.#log.error(
        { lost: String(this.#buffer.length) },
        'clicks are lost: neither the disk nor the database took them',
      );
    }
    this.#spool.close();
  }

  /** Sends clicks from memory straight to the database while the disk cannot be written. */
  async #sendFromMemory(withinMilliseconds: number): Promise<void> {
    if (!this.#shipper || this.#isSendingMemory) return;
    this.#isSendingMemory = true;
    const until = Date.now() + withinMilliseconds;
    try {
      while (this.#buffer.length > 0 && Date.now() < until) {
        const part = this.#buffer.slice(0, flushSize);
        await this.#shipper.send(part);
        this.#buffer.splice(0, part.length);
      }
    } catch {
      // The database is unreachable as well: the clicks stay in memory, and the shipper logs it.
    } finally {
      this.#isSendingMemory = false;
    }
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#buffer.length === 0) return;
    if (this.#isSendingMemory) {
      this.#timer = setTimeout(() => this.#flush(), flushMilliseconds);
      return;
    }
    try {
      // In parts, so that each attempt to write to a failing disk costs little.
      while (this.#buffer.length > 0) {
        this.#spool.append(this.#buffer.slice(0, flushSize));
        this.#buffer.splice(0, flushSize);
      }
      this.#isFlushDue = false;
      this.#shipper?.trigger();
    } catch (error) {
      this.#spoolFailures += 1;
      this.#log.warn({ reason: String(error) }, 'could not write the spool: clicks wait in memory');
      // `isFlushDue` stays set, because with a full buffer and a broken disk one attempt per interval is enough.
      this.#isFlushDue = true;
      this.#timer = setTimeout(() => this.#flush(), flushMilliseconds);
      void this.#sendFromMemory(flushMilliseconds);
    }
  }
}
