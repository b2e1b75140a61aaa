import { LedgerDatabase } from './database.ts';
import type { SpoolStore } from './spool-shipper.ts';

/** SQL that turns a JSON array of tallies, the only parameter of a statement, into rows. */
const given =
  'json_to_recordset($1::json) AS tally (batch uuid, day date, what text, path text, locale text, detail text, count integer)';

/** The counts per day in PostgreSQL. */
export class TallyStore implements SpoolStore {
  readonly #database: LedgerDatabase;

  constructor(databaseUrl: string) {
    this.#database = new LedgerDatabase(databaseUrl);
  }

  /**
   * Adds a JSON array of recorded tallies; batches that were added before are ignored. Rows are sorted so that two servers
   * cannot deadlock.
   */
  insert(json: string): Promise<void> {
    return this.#database.insert(
      json,
      `WITH given AS (SELECT * FROM ${given}),
            fresh AS (INSERT INTO tallies_taken (batch) SELECT DISTINCT batch FROM given
                      ON CONFLICT DO NOTHING RETURNING batch)
       INSERT INTO tallies AS known (day, what, path, locale, detail, count)
       SELECT day, what, path, locale, detail, sum(count) FROM given JOIN fresh USING (batch)
       GROUP BY day, what, path, locale, detail ORDER BY day, what, path, locale, detail
       ON CONFLICT (day, what, path, locale, detail) DO UPDATE SET count = known.count + excluded.count`,
      `SELECT tallies_create_partition(month) FROM (
         SELECT DISTINCT date_trunc('month', day)::date AS month FROM ${given}) AS months`,
    );
  }

  close(): Promise<void> {
    return this.#database.end();
  }
}
