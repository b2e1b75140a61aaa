import pg from 'pg';

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
