import { execFileSync } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { clicksTool, startLedger } from '@vpn-site/harness/ledger.ts';
import { postgresProgram } from '@vpn-site/harness/programs.ts';
import type { RecordedClick } from '@vpn-site/server/ledger/click-ledger.ts';
import { ClickStore } from '@vpn-site/server/ledger/click-store.ts';
import { shipSize } from '@vpn-site/server/ledger/spool-shipper.ts';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import budgets from '../budgets.json' with { type: 'json' };
import { inTurns, median, medianRatio } from './in-turns.ts';
import type { Row } from './report.ts';

const batchesPerRound = 8;
const [few, many] = [10_000, 10_000_000];

/**
 * Measures how fast clicks are inserted into PostgreSQL, compared with plain COPY and, if requested, with ten million rows
 * compared with ten thousand.
 */
export async function measureLedger(rounds: number, withMany: boolean): Promise<Row[]> {
  const ledger = await startLedger();
  const large = ledger.url.replace(/postgres$/, 'large');
  fill(ledger.url, few);
  if (withMany) {
    await ledger.query('CREATE DATABASE large');
    clicksTool(['migrate'], large);
    fill(large, many);
  }
  const copyClient = new pg.Client({ connectionString: ledger.url });
  await copyClient.connect();
  const [store, largeStore] = [new ClickStore(ledger.url), new ClickStore(large)];
  const ways = {
    copy: () => rowsPerSecond((clicks) => copyClicks(copyClient, clicks)),
    small: () => rowsPerSecond((clicks) => store.insert(JSON.stringify(clicks))),
    large: async () =>
      withMany ? await rowsPerSecond((clicks) => largeStore.insert(JSON.stringify(clicks))) : Number.NaN,
  };
  await inTurns(1, ways); // warms up
  const { copy, small, large: grown } = await inTurns(rounds, ways);
  await Promise.all([copyClient.end(), store.close(), largeStore.close()]);
  await ledger.stop();
  const toCopy: Row = {
    name: 'clicks into the ledger, to COPY',
    unit: '/s',
    ours: median(small),
    bare: median(copy),
    ratio: medianRatio(small, copy),
    budget: { atLeast: budgets.ledgerToCopyRatio },
  };
  const growth: Row = {
    name: 'with 10 million rows, to 10 thousand',
    unit: '/s',
    ours: median(grown),
    bare: median(small),
    ratio: medianRatio(grown, small),
    budget: { atLeast: budgets.ledgerGrowthRatio },
  };
  return withMany ? [toCopy, growth] : [toCopy];
}

function fill(url: string, rows: number): void {
  const script = ['-v', `rows=${rows}`, '-f', 'packages/bench/src/ledger/fill-clicks.sql', '-o', '/dev/null'];
  execFileSync(postgresProgram('psql'), [url, '-q', ...script]);
  execFileSync(postgresProgram('psql'), [url, '-q', '-c', 'VACUUM ANALYZE clicks', '-c', 'CHECKPOINT']);
}

async function rowsPerSecond(insert: (clicks: readonly RecordedClick[]) => Promise<void>): Promise<number> {
  const batches = Array.from({ length: batchesPerRound }, newClicks);
  const started = performance.now();
  for (const clicks of batches) await insert(clicks);
  return (batchesPerRound * shipSize) / ((performance.now() - started) / 1000);
}

function newClicks(): RecordedClick[] {
  return Array.from({ length: shipSize }, () => ({
    id: randomUUIDv7(),
    provider: 'mullvad',
    placement: 'card',
    locale: 'en',
    paid: false,
  }));
}

/** Inserts clicks with plain COPY, which is the fastest way and does not check for existing rows. */
async function copyClicks(client: pg.Client, clicks: readonly RecordedClick[]): Promise<void> {
  const lines = clicks.map(({ id, provider, placement, locale, paid }) =>
    [id, provider, placement, locale, paid].join('\t'),
  );
  const copy = client.query(from('COPY clicks (id, provider, placement, locale, paid) FROM STDIN'));
  await pipeline(Readable.from([`${lines.join('\n')}\n`]), copy);
}
