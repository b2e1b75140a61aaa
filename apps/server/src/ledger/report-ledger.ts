import type { Day } from '@vpn-site/core/day/day.ts';
import type { ReaderReport } from '@vpn-site/site/report/reader-report.ts';
import type { LedgerLog } from './click-ledger.ts';
import { LazySpool, type SpoolState } from './lazy-spool.ts';
import { ReportSpool } from './report-spool.ts';
import type { SpoolStore } from './spool-shipper.ts';

const dayMilliseconds = 86_400_000;

/** Stores reports on disk before the reader is thanked, and then in PostgreSQL. */
export interface ReportLedger {
  /** Writes a report to disk, unless it is there already. Never throws. */
  keep(report: ReaderReport): 'kept' | 'repeated' | 'not-written';
  /** Starts sending to the database, and deleting reports past retention. */
  start(): void;
  state(): SpoolState;
  close(): Promise<void>;
}

/** Stores reports in the spool file of the clicks. */
export class SpooledReports implements ReportLedger {
  readonly #spool: LazySpool<ReportSpool>;
  readonly #today: () => Day;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: string, store: SpoolStore | undefined, log: LedgerLog, today: () => Day) {
    this.#spool = new LazySpool({ open: () => new ReportSpool(file), store, log, what: 'reports' });
    this.#today = today;
  }

  start(): void {
    this.#spool.use('could not maintain the reports on disk', ({ spool, shipper }) => {
      spool.removeExpired(this.#today());
      // Sends what an earlier process left behind.
      shipper?.trigger();
    });
    this.#timer = setTimeout(() => this.start(), dayMilliseconds).unref();
  }

  keep(report: ReaderReport): 'kept' | 'repeated' | 'not-written' {
    let isNew = false;
    const isWritten = this.#spool.use(
      'could not write a report to disk: its reader saw an error',
      ({ spool, shipper }) => {
        isNew = spool.keep(report);
        shipper?.trigger();
      },
    );
    if (!isWritten) return 'not-written';
    return isNew ? 'kept' : 'repeated';
  }

  state(): SpoolState {
    return this.#spool.state();
  }

  close(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#spool.close();
  }
}
