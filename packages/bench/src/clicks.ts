import { startLedger } from '@vpn-site/harness/ledger.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { runOutage } from './clicks/outage-run.ts';
import { runThroughput } from './clicks/throughput-run.ts';
import type { Row } from './report.ts';

/**
 * Measures what counting clicks costs: no delay for readers while the database is down, and little of a server's
 * throughput.
 */
export async function measureClicks(): Promise<Row[]> {
  const ledger = await startLedger();
  const outage = await runOutage(ledger, budgets.clickRedirectP99Milliseconds);
  const { withLedger, without, ratio, perProcessorSecond } = await runThroughput(ledger);
  await ledger.stop();
  return [
    {
      name: `60 s at 1,000/s, PostgreSQL stopped for 20: ${outage.clicks} clicks, p50`,
      unit: 'ms',
      ours: outage.p50,
    },
    {
      name: '… p99, beside a server without a ledger',
      unit: 'ms',
      ours: outage.p99,
      bare: outage.p99Without,
      budget: { atMost: outage.p99Limit },
    },
    { name: '… visitor errors', unit: '', ours: outage.visitorErrors, budget: { atMost: 0 } },
    { name: '… lost or doubled', unit: '', ours: Math.abs(outage.missing), budget: { atMost: 0 } },
    { name: '… all in the ledger after', unit: 's', ours: outage.secondsToCatchUp },
    {
      name: 'most clicks, to a server without a ledger',
      unit: '/s',
      ours: withLedger,
      bare: without,
      ratio,
      budget: { atLeast: budgets.clickThroughputRatio },
    },
    { name: "… per second of the server's own processor time", unit: '', ours: perProcessorSecond },
  ];
}
