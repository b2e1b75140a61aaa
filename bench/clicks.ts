import { readFileSync } from 'node:fs';
import { startLedger } from '../tests/e2e/harness/ledger.ts';
import { runOutage } from './clicks/outage-run.ts';
import { runThroughput } from './clicks/throughput-run.ts';

/** What counting costs a reader: nothing while the database is away, and little of a server's throughput. */
const { clickThroughputRatio = 0, clickRedirectP99Milliseconds = 0 } = JSON.parse(
  readFileSync('bench/budgets.json', 'utf8'),
) as Record<string, number>;

const ledger = await startLedger();
const outage = await runOutage(ledger, clickRedirectP99Milliseconds);
console.log(`60 s at 1,000 clicks/s, PostgreSQL stopped for 20 s: ${outage.clicks} clicks`);
console.log(
  `redirect p50 ${outage.p50.toFixed(1)} ms, p99 ${outage.p99.toFixed(1)} ms; without a ledger at the same time ${outage.p99Without.toFixed(1)} ms (budget: at most ${outage.p99Limit.toFixed(0)} ms)`,
);
console.log(`visitor errors ${outage.visitorErrors}; lost or doubled ${outage.missing}`);
console.log(`all in the ledger ${outage.secondsToCatchUp.toFixed(1)} s after the last click`);

const { withLedger, without, ratio, perProcessorSecond } = await runThroughput(ledger);
await ledger.stop();
console.table({
  'without a ledger': { 'clicks/s (median)': Math.round(without) },
  'with the ledger': { 'clicks/s (median)': Math.round(withLedger) },
});
console.log(`with / without: ${ratio.toFixed(2)} (budget: at least ${clickThroughputRatio})`);
console.log(`per second of the server's own processor time: ${perProcessorSecond.toFixed(2)}`);
const isGood = outage.visitorErrors === 0 && outage.missing === 0 && ratio >= clickThroughputRatio;
process.exitCode = isGood && outage.p99 <= outage.p99Limit ? 0 : 1;
