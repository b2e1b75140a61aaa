import type { LedgerLog } from './click-ledger.ts';
import type { Spool } from './spool.ts';
import { SpoolShipper, type SpoolStore } from './spool-shipper.ts';
import { closeMilliseconds } from './spooled-ledger.ts';

interface Opened<Kind> {
  readonly spool: Kind;
  /** Undefined without a database. */
  readonly shipper: SpoolShipper | undefined;
}

interface LazySpoolParts<Kind> {
  readonly open: () => Kind;
  readonly store: SpoolStore | undefined;
  readonly log: LedgerLog;
  /** The name of the records in log messages, such as "reports". */
  readonly what: string;
}

/**
 * A spool in the same file as the click spool. If it cannot be opened, the next use tries again, because a disk that fails
 * now may work later.
 */
export class LazySpool<Kind extends Spool<object>> {
  readonly #parts: LazySpoolParts<Kind>;
  #opened: Opened<Kind> | undefined;

  constructor(parts: LazySpoolParts<Kind>) {
    this.#parts = parts;
  }

  /** Runs `act` with the opened spool. Never throws; on failure it logs `otherwise` and returns false. */
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

  state(): SpoolState {
    const { what } = this.#parts;
    let spooled = 0;
    this.use(`could not count the ${what} on disk`, ({ spool }) => {
      spooled = spool.count;
    });
    return {
      spooled,
      databaseFailures: this.#opened?.shipper?.failures ?? 0,
      quarantined: this.#opened?.shipper?.refused ?? 0,
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

/** The status of the records in a spool, for the operator. */
export interface SpoolState {
  /** Records on disk that wait for the database; without a database they stay there. */
  readonly spooled: number;
  /** Failed writes to the database; nothing is lost by them. */
  readonly databaseFailures: number;
  /** Records that the database rejects as invalid; they are quarantined in the spool. */
  readonly quarantined: number;
}
