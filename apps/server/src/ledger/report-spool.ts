import { hash } from 'node:crypto';
import type { StatementSync } from 'node:sqlite';
import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import type { ReaderReport } from '@vpn-site/site/report/reader-report.ts';
import { reportRetentionDays } from '@vpn-site/site/report/report-retention.ts';
import { Spool } from './spool.ts';

/** A report with its id, which is made of what it says: a copy of it is recognised, and it tells nothing more. */
export interface RecordedReport extends ReaderReport {
  readonly id: string;
}

/**
 * The id of a report: the same words about the same fact on one day are one report, however often they are sent and
 * through whichever server. A UUID of version 8, because those of version 7 hold the moment.
 */
export function recordedReport(report: ReaderReport): RecordedReport {
  const { provider, key, wrong, source, day } = report;
  const hex = hash('sha256', JSON.stringify([day, provider, key, wrong, source ?? null]), 'hex');
  const id = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return { id: [...id, hex.slice(20, 32)].join('-'), ...report };
}

/** Reports on disk until the database has them, in the file of the clicks. A machine that loses power loses none. */
export class ReportSpool extends Spool<RecordedReport> {
  readonly #has: StatementSync;
  readonly #all: StatementSync;
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
    this.#all = this.database.prepare('SELECT json FROM report_batches ORDER BY number');
    this.#expire = ['report_batches', 'reports_refused'].map((table) =>
      this.database.prepare(`DELETE FROM ${table} WHERE json ->> '$[0].day' < ?`),
    );
  }

  /** Writes a report; false where it waits here already. It is on the disk when this returns, or this throws. */
  keep(report: ReaderReport): boolean {
    const recorded = recordedReport(report);
    if (this.#has.get(recorded.id) !== undefined) return false;
    this.append([recorded]);
    return true;
  }

  all(): RecordedReport[] {
    return this.#all.all().flatMap(({ json }) => JSON.parse(String(json)) as RecordedReport[]);
  }

  /** Deletes what is past retention, also of what the database refused. */
  removeExpired(today: Day): void {
    for (const statement of this.#expire) statement.run(addDays(today, -reportRetentionDays));
  }
}
