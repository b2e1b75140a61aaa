import { LedgerDatabase } from './database.ts';
import type { RecordedReport } from './report-spool.ts';
import type { SpoolStore } from './spool-shipper.ts';

export class ReportStore implements SpoolStore {
  readonly #database: LedgerDatabase;

  constructor(databaseUrl: string) {
    this.#database = new LedgerDatabase(databaseUrl);
  }

  /** Inserts a JSON array of recorded reports; existing ones stay unchanged. */
  insert(json: string): Promise<void> {
    return this.#database.insert(
      json,
      `INSERT INTO reports (id, day, provider, key, wrong, source, locale)
       SELECT id, day, provider, key, wrong, source, locale
       FROM json_to_recordset($1::json)
         AS report (id uuid, day date, provider text, key text, wrong text, source text, locale text)
       ON CONFLICT DO NOTHING`,
    );
  }

  async all(): Promise<RecordedReport[]> {
    const { rows } = await this.#database.query<
      Omit<RecordedReport, 'source'> & { readonly source: string | null }
    >(
      `SELECT id, to_char(day, 'YYYY-MM-DD') AS day, provider, key, wrong, source, locale
       FROM reports ORDER BY day, provider, key, id`,
    );
    return rows.map((row) => ({ ...row, source: row.source ?? undefined }));
  }

  close(): Promise<void> {
    return this.#database.end();
  }
}
