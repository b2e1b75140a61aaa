import pg from 'pg';

const connectMilliseconds = 3000;
/**
 * Timeout of a statement: longer than a slow database takes, shorter than an operator would wait. Statements that time out
 * are sent again.
 */
const statementMilliseconds = 10_000;

/** Opens a pool that connects on first use. One connection writes, the other maintains the partitions. */
export function openDatabase(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: connectMilliseconds,
    statement_timeout: statementMilliseconds,
    query_timeout: statementMilliseconds + 2000,
    keepAlive: true,
    application_name: 'vpn-site',
  });
  // A broken connection must not end the process, neither when idle nor during a query, whose caller gets the error anyway.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const noPartitionForRow = '23514';

/** A database that may become unreachable and come back. */
export class LedgerDatabase {
  readonly #databaseUrl: string;
  #pool: pg.Pool;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
    this.#pool = openDatabase(databaseUrl);
  }

  query<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) {
    return this.#pool.query<Row>(statement, values);
  }

  /**
   * Inserts a JSON array, the only parameter of both statements. If a month has no partition (because the spool is old or
   * the server slept), `createMonths` creates the partitions for the months in the array, and the insert is retried.
   */
  async insert(json: string, statement: string, createMonths?: string): Promise<void> {
    try {
      await this.query(statement, [json]);
    } catch (error) {
      if (createMonths === undefined || (error as { code?: unknown }).code !== noPartitionForRow) {
        this.#reconnect();
        throw error;
      }
      await this.query(createMonths, [json]);
      await this.query(statement, [json]);
    }
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Replaces the connections, because after a failure one may hang on a statement that never ends. */
  #reconnect(): void {
    void this.#pool.end().catch(() => undefined);
    this.#pool = openDatabase(this.#databaseUrl);
  }
}

/** 'absent' is a choice: the site runs without a database. 'unreachable' is a fault. */
export type DatabaseState = 'absent' | 'reachable' | 'unreachable';

const timeoutMilliseconds = 1000;

export async function databaseState(databaseUrl: string | undefined): Promise<DatabaseState> {
  if (databaseUrl === undefined) return 'absent';
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: timeoutMilliseconds,
    query_timeout: timeoutMilliseconds,
  });
  // A connection that breaks later must not end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return 'reachable';
  } catch {
    return 'unreachable';
  } finally {
    await client.end().catch(() => undefined);
  }
}
