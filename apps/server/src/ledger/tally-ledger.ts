import { randomUUID } from 'node:crypto';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LedgerLog } from './click-ledger.ts';
import { LazySpool, type SpoolState } from './lazy-spool.ts';
import type { SpoolStore } from './spool-shipper.ts';
import { type TalliedEvent, TallySpool } from './tally-spool.ts';

/** Max time that counts wait in memory before they are written to the spool. A killed process loses at most these. */
export const tallyFlushMilliseconds = 1000;
/** Max different tallies held in memory while the disk cannot be written; others are lost, and counted as lost. */
export const tallyLimit = 10_000;

export interface TallyState extends SpoolState {
  readonly lost: number;
}

/** Counts per day: first in memory, then in the spool, then in PostgreSQL. */
export interface TallyLedger {
  /** Adds to a count; never waits, never throws. */
  add(tally: TalliedEvent): void;
  start(): void;
  state(): TallyState;
  close(): Promise<void>;
}

interface Counted extends TalliedEvent {
  readonly day: Day;
  count: number;
}

/** Stores counts per day in the spool file of the clicks. Equal tallies are added up before they are written. */
export class SpooledTallies implements TallyLedger {
  readonly #spool: LazySpool<TallySpool>;
  readonly #log: LedgerLog;
  readonly #today: () => Day;
  readonly #counted = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;
  #lost = 0;

  constructor(file: string, store: SpoolStore | undefined, log: LedgerLog, today: () => Day) {
    this.#spool = new LazySpool({ open: () => new TallySpool(file), store, log, what: 'counts' });
    this.#log = log;
    this.#today = today;
  }

  start(): void {
    // Sends what an earlier process left behind.
    this.#spool.use('could not send the counts on disk', ({ shipper }) => shipper?.trigger());
  }

  add(tally: TalliedEvent): void {
    const day = this.#today();
    const key = [day, tally.what, tally.path, tally.locale, tally.detail].join('\n');
    const known = this.#counted.get(key);
    if (known) known.count += 1;
    else if (this.#counted.size < tallyLimit) this.#counted.set(key, { day, ...tally, count: 1 });
    else this.#lost += 1;
    this.#timer ??= setTimeout(() => this.#flush(), tallyFlushMilliseconds);
  }

  state(): TallyState {
    return { ...this.#spool.state(), lost: this.#lost };
  }

  async close(): Promise<void> {
    this.#flush();
    clearTimeout(this.#timer);
    if (this.#counted.size > 0) this.#log.error({}, 'counts are lost: could not write them to disk');
    await this.#spool.close();
  }

  /** Writes the counts as one batch with a random id, which identifies a second copy and does not reveal the time. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counted.size === 0) return;
    const isWritten = this.#spool.use(
      'counts wait in memory: could not write them to disk',
      ({ spool, shipper }) => {
        const batch = randomUUID();
        spool.append([...this.#counted.values()].map((counted) => ({ batch, ...counted })));
        shipper?.trigger();
      },
    );
    if (isWritten) this.#counted.clear();
    else this.#timer = setTimeout(() => this.#flush(), tallyFlushMilliseconds);
  }
}
