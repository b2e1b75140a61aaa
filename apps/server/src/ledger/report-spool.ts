import { hash } from 'node:crypto';
import type { StatementSync } from 'node:sqlite';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import type { ReaderReport } from '@vpn-site/site/report/reader-report.ts';
import { reportRetentionDays } from '@vpn-site/site/report/report-retention.ts';
import { Spool } from './spool.ts';

/** A report with its id, a hash of its content: it identifies duplicates and reveals nothing else. */
export interface RecordedReport extends ReaderReport {
  readonly id: string;
}

/**
 * Adds the id to a report: the same text about the same fact on one day is one report, however often it is sent and to
 * which server. A version 8 UUID, because version 7 contains the time.
 */
export function recordedReport(report: ReaderReport): RecordedReport {
  const { provider, key, wrong, source, day } = report;
  const hex = hash('sha256', JSON.stringify([day, provider, key, wrong, source ?? null]), 'hex');
  const id = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return { id: [...id, hex.slice(20, 32)].join('-'), ...report };
}

/** Stores reports on disk until the database has them, in the file of the clicks. A power failure loses none. */
export class ReportSpool extends Spool<RecordedReport> {
  readonly #has: StatementSync;
  readonly #expire: readonly StatementSync[];

  constructor(file: string) {
    super(file, {
      waiting: 'report_batches',
      refused: 'reports_refused',
      counted: 'reports',
      synchronous: 'FULL',
    });
    this.database.exec("CREATE INDEX IF NOT EXISTS report_batches_id ON report_batches (json ->> '$[0].id')");
    this.#has = this.database.prepare("SELECT 1 FROM report_batches WHERE json ->> '$[0].id' = ?");
    this.#expire = ['report_batches', 'reports_refused'].map((table) =>
      this.database.prepare(`DELETE FROM ${table} WHERE json ->> '$[0].day' < ?`),
    );
  }

  /**
   * Writes a report; returns false if it is waiting here already. When this returns, the report is on disk; otherwise it
   * throws.
   */
  keep(report: ReaderReport): boolean {
    const recorded = recordedReport(report);
    if (this.#has.get(recorded.id) !== undefined) return false;
    this.append([recorded]);
    return true;
  }

  /** Deletes reports past retention, including those that the database rejected. */
  removeExpired(today: Day): void {
    for (const statement of this.#expire) statement.run(addDays(today, -reportRetentionDays));
  }
}
