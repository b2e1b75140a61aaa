import { LedgerDatabase } from './database.ts';
import type { SpoolStore } from './spool-shipper.ts';

/** Number of months ahead that have a partition before they begin. */
export const monthsAhead = 3;

/** SQL that turns a JSON array of clicks, the only parameter of a statement, into rows. */
const givenClicks =
  'json_to_recordset($1::json) AS click (id uuid, provider text, placement text, locale text, paid boolean)';

/** The clicks table in PostgreSQL. */
export class ClickStore implements SpoolStore {
  readonly #database: LedgerDatabase;

  constructor(databaseUrl: string) {
    this.#database = new LedgerDatabase(databaseUrl);
  }

  /** Inserts a JSON array of recorded clicks; existing ones stay unchanged. */
  insert(json: string): Promise<void> {
    return this.#database.insert(
      json,
      `INSERT INTO clicks (id, provider, placement, locale, paid)
       SELECT id, provider, placement, locale, paid FROM ${givenClicks}
       ON CONFLICT DO NOTHING`,
      `SELECT clicks_create_partition(month) FROM (
         SELECT DISTINCT date_trunc('month', click_time(id) AT TIME ZONE 'UTC')::date AS month
         FROM ${givenClicks}) AS months`,
    );
  }

  /** Creates the partitions of clicks and counts for this month and the months ahead; returns how many months were new. */
  async createPartitions(): Promise<number> {
    const { rows } = await this.#database.query<{ created: number }>(
      'SELECT clicks_create_partitions($1) AS created',
      [monthsAhead],
    );
    return rows[0]?.created ?? 0;
  }

  /**
   * Deletes reports and detaches months past retention, and drops months detached a week ago; returns what it did. Refuses if the
   * clock may be wrong, or for more than one month, unless a person allows a number of months. Requires the owner's role.
   */
  async removeExpired(monthsByHand?: number): Promise<string[]> {
    const { rows } = await this.#database.query<{ done: string }>(
      'SELECT ledger_remove_expired($1) AS done',
      [monthsByHand ?? null],
    );
    return rows.map(({ done }) => done);
  }

  async countDetachedMonths(): Promise<number> {
    const { rows } = await this.#database.query<{ months: number }>(
      "SELECT count(DISTINCT right(tablename, 7))::int AS months FROM pg_tables WHERE schemaname = 'public' AND tablename ~ '^(clicks|tallies)_aside_'",
    );
    return rows[0]?.months ?? 0;
  }

  /** Sets how many whole months are retained besides the current one. Requires the owner's role. */
  async setRetainedMonths(months: number): Promise<void> {
    await this.#database.query('UPDATE clicks_retention SET months = $1', [months]);
  }

  close(): Promise<void> {
    return this.#database.end();
  }
}
