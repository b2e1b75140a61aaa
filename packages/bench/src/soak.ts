import { ledgerMetrics, startLedger } from '@vpn-site/harness/ledger.ts';
import { startNginx } from '@vpn-site/harness/nginx.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { type LoadAnswer, percentile, startSteadyLoad } from '@vpn-site/harness/steady-load.ts';
import { builtPages, deployedSettings } from '@vpn-site/harness/tested-site.ts';
import { median } from './in-turns.ts';
import type { Row } from './report.ts';
import { growthPercent, watchMemory } from './soak/memory-watch.ts';
import { mixCapacity, readerMix, requestKind } from './soak/reader-mix.ts';

const maxGrowthPercent = 10;
const secondsBetweenSamples = 10;
/**
 * The number of client addresses: enough that none clicks more often than the limit for one reader, and odd, so that each
 * sends every kind of request.
 */
const realPeers = 501;

/**
 * Runs half of the load that two origins behind nginx can take for this many minutes. Nothing may fail, and memory must not
 * grow.
 */
export async function measureSoak([minutesText = '30']: readonly string[]): Promise<Row[]> {
  const minutes = Number(minutesText);
  const ledger = await startLedger();
  const settings = { ...deployedSettings(), DATABASE_URL: ledger.url };
  const origins = [await startOrigin(settings), await startOrigin(settings)] as const;
  const edge = await startNginx([origins[0].port, origins[1].port]);
  const paths = readerMix();

  // Fills the bounded file cache of each origin before measuring, because behind nginx that would take a quarter of an
  // hour. The first seconds of load warm the processes up.
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

  const byKind = Object.entries(Object.groupBy(answers, ({ path }) => requestKind(path)));
  return [
    ...byKind.flatMap(([kind, ofKind]) => requestRows(kind, ofKind)),
    { name: 'requests without an answer', unit: '', ours: failed, budget: { atMost: 0 } },
    {
      name: 'clicks in the ledger, to those counted',
      unit: '',
      ours: written,
      bare: counted,
      ratio: written / counted,
      budget: { atLeast: 1 },
    },
    ...Object.entries(sampled).flatMap(([name, samples]) => memoryRows(name, samples)),
  ];
}

function requestRows(kind: string, answers: readonly LoadAnswer[]): Row[] {
  const wrong = answers.filter(({ status }) => status !== (kind === 'click' ? 302 : 200));
  const statuses = [...new Set(wrong.map(({ status }) => status))].join(', ');
  return [
    {
      name: `${kind}: errors of ${answers.length}${statuses && ` (${statuses})`}`,
      unit: '',
      ours: wrong.length,
      budget: { atMost: 0 },
    },
    { name: `${kind}: p50`, unit: 'ms', ours: percentile(answers, 0.5) },
    { name: `${kind}: p99`, unit: 'ms', ours: percentile(answers, 0.99) },
  ];
}

function memoryRows(name: string, samples: readonly number[]): Row[] {
  return [
    { name: `${name}: median memory`, unit: 'MB', ours: median(samples) },
    { name: `${name}: most memory`, unit: 'MB', ours: Math.max(...samples) },
    {
      name: `${name}: growth of memory`,
      unit: '%',
      ours: growthPercent(samples),
      budget: { atMost: maxGrowthPercent },
    },
  ];
}
