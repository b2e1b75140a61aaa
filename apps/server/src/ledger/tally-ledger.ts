import { randomUUID } from 'node:crypto';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { LedgerLog } from './click-ledger.ts';
import { LazySpool, type SpoolState } from './lazy-spool.ts';
import type { SpoolStore } from './spool-shipper.ts';
import { type Tally, TallySpool } from './tally-spool.ts';

/** A process that is killed loses at most what was counted in this long. */
export const tallyFlushMilliseconds = 1000;
/** So many different things are counted in memory while the disk takes none; others are lost, and counted as lost. */
export const tallyLimit = 10_000;

export interface TallyState extends SpoolState {
  readonly lost: number;
}

/** Where numbers per day go: memory, the spool, PostgreSQL. */
export interface TallyLedger {
  /** Counts at once: never waits, never throws. */
  add(tally: Tally): void;
  start(): void;
  state(): TallyState;
  close(): Promise<void>;
}

interface Counted extends Tally {
  readonly day: Day;
  count: number;
}

/** Numbers per day in the spool of the clicks. What is equal is added up before it is written. */
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
    // What an earlier process left behind.
    this.#spool.use('the counts on the disk cannot be sent', ({ shipper }) => shipper?.trigger());
  }

  add(tally: Tally): void {
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
    if (this.#counted.size > 0) this.#log.error({}, 'counts are lost: the disk did not take them');
    await this.#spool.close();
  }

  /** A batch has an id of its own, at random: a second copy of it is recognised, and it tells no moment. */
  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counted.size === 0) return;
    const isWritten = this.#spool.use('counts wait in memory: the disk takes none', ({ spool, shipper }) => {
      const batch = randomUUID();
      spool.append([...this.#counted.values()].map((counted) => ({ batch, ...counted })));
      shipper?.trigger();
    });
    if (isWritten) this.#counted.clear();
    else this.#timer = setTimeout(() => this.#flush(), tallyFlushMilliseconds);
  }
}
