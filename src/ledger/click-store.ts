import { type Kysely, sql } from 'kysely';
import { type LedgerDatabase, openDatabase } from './database.ts';

/** Months for which there is a partition before they begin. */
export const monthsAhead = 3;

const noPartitionForRow = '23514';
const clicksOf = (json: string) =>
  sql`json_to_recordset(${json}::json) AS click (id uuid, provider text, placement text, locale text, paid boolean)`;

/** The clicks table in PostgreSQL. */
export class ClickStore {
  readonly #databaseUrl: string;
  #database: Kysely<LedgerDatabase>;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#database = openDatabase(databaseUrl);
  }

  /** Inserts a JSON array of recorded clicks; those that are there already stay as they are. */
  async insert(json: string): Promise<void> {
    try {
      await this.#insert(json);
    } catch (error) {
      if ((error as { code?: unknown }).code !== noPartitionForRow) {
        this.#reconnect();
        throw error;
      }
      await this.#createPartitionsFor(json);
      await this.#insert(json);
    }
  }

  /** Partitions for this month and those ahead; how many were new. */
  async createPartitions(): Promise<number> {
    const { rows } = await sql<{
      created: number;
    }>`SELECT clicks_create_partitions(${monthsAhead}) AS created`.execute(this.#database);
    return rows[0]?.created ?? 0;
  }

  /** Drops the months before the last `keep`; their names. */
  async dropExpired(keep: number): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`SELECT clicks_drop_expired(${keep}) AS name`.execute(
      this.#database,
    );
    return rows.map(({ name }) => name);
  }

  close(): Promise<void> {
    return this.#database.destroy();
  }

  async #insert(json: string): Promise<void> {
    await sql`INSERT INTO clicks (id, provider, placement, locale, paid)
      SELECT id, provider, placement, locale, paid FROM ${clicksOf(json)}
      ON CONFLICT DO NOTHING`.execute(this.#database);
  }

  /** A spool may be older than every partition, or a server have slept through a month. */
  async #createPartitionsFor(json: string): Promise<void> {
    await sql`SELECT clicks_create_partition(month) FROM (
      SELECT DISTINCT date_trunc('month', click_time(id) AT TIME ZONE 'UTC')::date AS month
      FROM ${clicksOf(json)}) AS months`.execute(this.#database);
  }

  /** After a failure the connection may hang on a statement that never ends; the next attempt gets a fresh one. */
  #reconnect(): void {
    void this.#database.destroy().catch(() => undefined);
    this.#database = openDatabase(this.#databaseUrl);
  }
}
