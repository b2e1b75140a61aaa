import type { LedgerLog } from './click-ledger.ts';
import type { Spool } from './spool.ts';
import { SpoolShipper, type SpoolStore } from './spool-shipper.ts';
import { closeMilliseconds } from './spooled-ledger.ts';

interface Opened<Kind> {
  readonly spool: Kind;
  /** Without one there is no database. */
  readonly shipper: SpoolShipper | undefined;
}

interface LazySpoolParts<Kind> {
  readonly open: () => Kind;
  readonly store: SpoolStore | undefined;
  readonly log: LedgerLog;
  /** Names the records in the log. */
  readonly what: string;
}

/** A spool beside that of the clicks, in the same file. A disk that takes nothing now may do so later: it is asked again each time. */
export class LazySpool<Kind extends Spool<object>> {
  readonly #parts: LazySpoolParts<Kind>;
  #opened: Opened<Kind> | undefined;

  constructor(parts: LazySpoolParts<Kind>) {
    this.#parts = parts;
  }

  /** Never throws; false where it did not work, and then the log says `otherwise`. */
  use(otherwise: string, act: (opened: Opened<Kind>) => void): boolean {
    try {
      this.#opened ??= this.#open();
      act(this.#opened);
      return true;
    } catch (error) {
      this.#parts.log.error({ reason: String(error) }, otherwise);
      return false;
    }
  }

  /** Where the records are, for the operator. */
  state(): SpoolState {
    const { what } = this.#parts;
    let spooled = 0;
    this.use(`the ${what} on the disk cannot be counted`, ({ spool }) => {
      spooled = spool.count;
    });
    return {
      spooled,
      databaseFailures: this.#opened?.shipper?.failures ?? 0,
      setAside: this.#opened?.shipper?.refused ?? 0,
    };
  }

  async close(): Promise<void> {
    if (this.#opened?.shipper) await this.#opened.shipper.close(closeMilliseconds);
    else await this.#parts.store?.close();
    this.#opened?.spool.close();
  }

  #open(): Opened<Kind> {
    const { open, store, log, what } = this.#parts;
    const spool = open();
    return { spool, shipper: store && new SpoolShipper(spool, store, log, what) };
  }
}

/** How the records of a spool are doing, for the operator. */
export interface SpoolState {
  /** Records on disk, on their way to the database; without one they stay there. */
  readonly spooled: number;
  /** Times that the database did not take what it was given; nothing is lost by it. */
  readonly databaseFailures: number;
  /** Records that the database refuses for what they are; they lie in the spool, apart from the others. */
  readonly setAside: number;
}
