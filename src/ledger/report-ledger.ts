import type { Day } from '#domain/day/day.ts';
import type { ReaderReport } from '#domain/report/reader-report.ts';
import type { LedgerLog } from './click-ledger.ts';
import { ReportSpool } from './report-spool.ts';
import { SpoolShipper, type SpoolStore } from './spool-shipper.ts';
import { closeMilliseconds } from './spooled-ledger.ts';

const dayMilliseconds = 86_400_000;

/** How the reports are doing, for the operator. */
export interface ReportsState {
  /** Reports on disk, on their way to the database; without one they stay there. */
  readonly spooled: number;
  /** Times that the database did not take what it was given; nothing is lost by it. */
  readonly databaseFailures: number;
  /** Reports that the database refuses for what they are; they lie in the spool, apart from the others. */
  readonly setAside: number;
}

/** Where reports go: the disk, before the reader is thanked, then PostgreSQL. */
export interface ReportLedger {
  /** Writes a report to the disk, unless it lies there already. Never throws. */
  keep(report: ReaderReport): 'kept' | 'repeated' | 'not-written';
  /** Begins to talk to the database, and to delete what is past retention. */
  start(): void;
  state(): ReportsState;
  close(): Promise<void>;
}

interface Opened {
  readonly spool: ReportSpool;
  readonly shipper: SpoolShipper | undefined;
}

/** Reports in the spool of the clicks. A disk that takes nothing now may do so later: it is asked again each time. */
export class SpooledReports implements ReportLedger {
  readonly #file: string;
  readonly #store: SpoolStore | undefined;
  readonly #log: LedgerLog;
  readonly #today: () => Day;
  #opened: Opened | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string, store: SpoolStore | undefined, log: LedgerLog, today: () => Day) {
    this.#file = file;
    this.#store = store;
    this.#log = log;
    this.#today = today;
  }

  start(): void {
    this.#tryTo('the reports on the disk cannot be looked after', ({ spool, shipper }) => {
      spool.removeExpired(this.#today());
      // What an earlier process left behind.
      shipper?.trigger();
    });
    this.#timer = setTimeout(() => this.start(), dayMilliseconds).unref();
  }

  keep(report: ReaderReport): 'kept' | 'repeated' | 'not-written' {
    let isNew = false;
    const isWritten = this.#tryTo(
      'a report could not be written to the disk: its reader was told',
      (opened) => {
        isNew = opened.spool.keep(report);
        opened.shipper?.trigger();
      },
    );
    if (!isWritten) return 'not-written';
    return isNew ? 'kept' : 'repeated';
  }

  state(): ReportsState {
    let spooled = 0;
    this.#tryTo('the reports on the disk cannot be counted', ({ spool }) => {
      spooled = spool.count;
    });
    return {
      spooled,
      databaseFailures: this.#opened?.shipper?.failures ?? 0,
      setAside: this.#opened?.shipper?.refused ?? 0,
    };
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#opened?.shipper) await this.#opened.shipper.close(closeMilliseconds);
    else await this.#store?.close();
    this.#opened?.spool.close();
  }

  #tryTo(otherwise: string, act: (opened: Opened) => void): boolean {
    try {
      this.#opened ??= this.#open();
      act(this.#opened);
      return true;
    } catch (error) {
      this.#log.error({ reason: String(error) }, otherwise);
      return false;
    }
  }

  #open(): Opened {
    const spool = new ReportSpool(this.#file);
    return {
      spool,
      shipper: this.#store && new SpoolShipper(spool, this.#store, this.#log, 'reports'),
    };
  }
}
