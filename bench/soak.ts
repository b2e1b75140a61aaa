import { builtPages } from '../tests/e2e/harness/built-pages.ts';
import { deployedSettings } from '../tests/e2e/harness/deployed-settings.ts';
import { startLedger } from '../tests/e2e/harness/ledger.ts';
import { ledgerMetrics } from '../tests/e2e/harness/ledger-metrics.ts';
import { startNginx } from '../tests/e2e/harness/nginx.ts';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { type LoadAnswer, percentile, startSteadyLoad } from '../tests/e2e/harness/steady-load.ts';
import { median } from './in-turns.ts';
import { growthPercent, watchMemory } from './soak/memory-watch.ts';
import { mixCapacity } from './soak/mix-capacity.ts';
import { readerMix, requestKind } from './soak/reader-mix.ts';

/** Half of what two origins behind nginx can take, for long: nothing may fail, and nothing may grow. */
const minutes = Number(process.argv[2] ?? 30);
const mostGrowthPercent = 10;
const secondsBetweenSamples = 10;
/** Enough that none of them clicks more often than one reader may; odd, so that each does a bit of everything. */
const realPeers = 501;

const ledger = await startLedger();
const settings = { ...deployedSettings(), DATABASE_URL: ledger.url };
const origins = [await startOrigin(settings), await startOrigin(settings)] as const;
const edge = await startNginx([origins[0].port, origins[1].port]);
const paths = readerMix();

// What is kept for good is kept before it counts: each origin has a cache of files with a bound, which nginx in front of
// it would let fill over a quarter of an hour. The first seconds of load warm the processes up.
for (const { url } of origins) {
  for (const path of paths.filter((each) => requestKind(each) === 'page').slice(0, builtPages().length)) {
    await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
  }
}
await mixCapacity(edge.url, paths, { seconds: 20, realPeers });
const capacity = await mixCapacity(edge.url, paths, { seconds: 20, realPeers });
const perSecond = Math.floor(capacity / 2);
console.log(
  `two origins behind nginx answer ${capacity.toFixed(0)} requests/s; ${perSecond}/s for ${minutes} min`,
);

const memory = watchMemory(
  {
    'first origin': origins[0].child.pid,
    'second origin': origins[1].child.pid,
    nginx: edge.child.pid,
    PostgreSQL: ledger.postgres.child.pid,
  },
  secondsBetweenSamples,
);
const load = startSteadyLoad({ url: edge.url, paths, perSecond, realPeers });
await new Promise((resolve) => setTimeout(resolve, minutes * 60_000));
const { answers, failed } = await load.stop();
const sampled = memory.stop();
await new Promise((resolve) => setTimeout(resolve, 3000));
const metrics = await Promise.all(origins.map(({ url }) => ledgerMetrics(url)));
const counted = metrics.reduce((sum, each) => sum + (each.clicks_counted_total ?? 0), 0);
const written = await ledger.clicks();
await edge.stop();
await Promise.all(origins.map((origin) => origin.stop()));
await ledger.stop();

const isRight = ({ path, status }: LoadAnswer) => status === (requestKind(path) === 'click' ? 302 : 200);
const byKind = Object.groupBy(answers, ({ path }) => requestKind(path));
console.table(
  Object.fromEntries(
    Object.entries(byKind).map(([kind, of]) => [
      kind,
      {
        requests: of.length,
        errors: of.filter((answer) => !isRight(answer)).length,
        'p50 ms': percentile(of, 0.5).toFixed(1),
        'p99 ms': percentile(of, 0.99).toFixed(1),
      },
    ]),
  ),
);
const growth = Object.entries(sampled).map(([name, samples]) => [name, growthPercent(samples)] as const);
console.table(
  Object.fromEntries(
    Object.entries(sampled).map(([name, samples]) => [
      name,
      {
        'median MB': median(samples).toFixed(0),
        'most MB': Math.max(...samples).toFixed(0),
        'growth %': growthPercent(samples).toFixed(1),
      },
    ]),
  ),
);
const wrong = answers.filter((answer) => !isRight(answer));
console.log(`errors ${wrong.length}, without an answer ${failed}, of ${answers.length + failed} requests`);
console.log(
  'statuses of errors:',
  Object.fromEntries(
    Map.groupBy(wrong, ({ status }) => status)
      .entries()
      .map(([status, of]) => [status, of.length]),
  ),
);
console.log(`clicks counted ${counted}, in the ledger ${written}`);
const isGood = wrong.length + failed === 0 && counted === written;
process.exitCode = isGood && growth.every(([, percent]) => percent <= mostGrowthPercent) ? 0 : 1;
