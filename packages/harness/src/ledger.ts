import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { type Postgres, startPostgres } from './postgres.ts';

export interface TestLedger {
  readonly postgres: Postgres;
  readonly url: string;
  query<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]>;
  clicks(): Promise<number>;
  /** Waits until the ledger contains this many clicks, or the time is over. Returns how many it then contains. */
  reaches(clicks: number, withinMilliseconds?: number): Promise<number>;
  stop(): Promise<void>;
}

/** Runs `npm run site -- clicks …` and returns its output. It reads a spool only if `env` names one. */
export function clicksTool(args: readonly string[], databaseUrl = '', env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['apps/server/commands/clicks.ts', ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, SPOOL_FILE: '/dev/null/none', ...env, DATABASE_URL: databaseUrl },
    },
  );
  return { status, stdout, stderr };
}

/** Starts a real PostgreSQL with the ledger's tables, created by the tool. */
export async function startLedger(): Promise<TestLedger> {
  const postgres = await startPostgres();
  const { status, stderr } = clicksTool(['migrate'], postgres.url);
  if (status !== 0) throw new Error(`The ledger could not be migrated: ${stderr}`);
  const query = async <Row extends pg.QueryResultRow>(statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const clicks = async () =>
    (await query<{ clicks: number }>('SELECT count(*)::integer AS clicks FROM clicks'))[0]?.clicks ?? 0;
  const reaches = async (wanted: number, withinMilliseconds = 60_000) => {
    const until = performance.now() + withinMilliseconds;
    let found = await clicks();
    while (found < wanted && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      found = await clicks();
    }
    return found;
  };
  const stop = async () => {
    await postgres.stop();
  };
  return { postgres, url: postgres.url, query, clicks, reaches, stop };
}

/** Returns the ledger's metrics from /metrics of an origin, by name with labels. */
export async function ledgerMetrics(originUrl: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${originUrl}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('clicks_'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}
