import { execFileSync } from 'node:child_process';
import { randomUUIDv7 } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { ClickStore } from '#ledger/click-store.ts';
import type { RecordedClick } from '#ledger/recorded-click.ts';
import { shipSize } from '#ledger/ship-spool.ts';
import { clicksTool, startLedger } from '../tests/e2e/harness/ledger.ts';
import { copyClicks } from './ledger/copy-clicks.ts';
import { median } from './serve/load.ts';

/** How fast clicks go into PostgreSQL: against plain COPY, and with ten million rows against ten thousand. */
const rounds = 9;
const batchesPerRound = 8;
const [few, many] = [10_000, 10_000_000];
const { ledgerToCopyRatio = 0, ledgerGrowthRatio = 0 } = JSON.parse(
  readFileSync('bench/budgets.json', 'utf8'),
) as Record<string, number>;

const ledger = await startLedger();
const small = ledger.url;
const large = ledger.url.replace(/postgres$/, 'large');
await ledger.query('CREATE DATABASE large');
clicksTool(['migrate'], large);
for (const [url, rows] of [
  [small, few],
  [large, many],
] as const) {
  console.log(`filling ${rows} rows`);
  execFileSync('psql', [
    url,
    '-q',
    '-v',
    `rows=${rows}`,
    '-f',
    'bench/ledger/fill-clicks.sql',
    '-o',
    '/dev/null',
  ]);
  execFileSync('psql', [url, '-q', '-c', 'VACUUM ANALYZE clicks', '-c', 'CHECKPOINT']);
}

const copyClient = new pg.Client({ connectionString: small });
await copyClient.connect();
const [smallStore, largeStore] = [new ClickStore(small), new ClickStore(large)];
const ways = {
  copy: (clicks: readonly RecordedClick[]) => copyClicks(copyClient, clicks),
  small: (clicks: readonly RecordedClick[]) => smallStore.insert(JSON.stringify(clicks)),
  large: (clicks: readonly RecordedClick[]) => largeStore.insert(JSON.stringify(clicks)),
};
const measured: Record<keyof typeof ways, number[]> = { copy: [], small: [], large: [] };
for (let round = -1; round < rounds; round += 1) {
  for (const way of ['copy', 'small', 'large'] as const) {
    const rate = await rowsPerSecond(ways[way]);
    // The first round warms up.
    if (round >= 0) measured[way].push(rate);
  }
}
await Promise.all([copyClient.end(), smallStore.close(), largeStore.close()]);
await ledger.stop();

const ratio = (one: keyof typeof ways, other: keyof typeof ways) =>
  median(measured[one].map((rate, round) => rate / (measured[other][round] ?? Number.NaN)));
console.table({
  'plain COPY': { 'rows/s (median)': Math.round(median(measured.copy)) },
  'ledger, 10 thousand rows': { 'rows/s (median)': Math.round(median(measured.small)) },
  'ledger, 10 million rows': { 'rows/s (median)': Math.round(median(measured.large)) },
});
const [toCopy, growth] = [ratio('small', 'copy'), ratio('large', 'small')];
console.log(`ledger / COPY:             ${toCopy.toFixed(2)} (budget: at least ${ledgerToCopyRatio})`);
console.log(`10 million / 10 thousand:  ${growth.toFixed(2)} (budget: at least ${ledgerGrowthRatio})`);
process.exitCode = toCopy >= ledgerToCopyRatio && growth >= ledgerGrowthRatio ? 0 : 1;

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
