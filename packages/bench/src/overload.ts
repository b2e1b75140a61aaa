import { startOrigin } from '@vpn-site/harness/origin.ts';
import { measureOverloadOf } from '@vpn-site/harness/overload.ts';
import { deployedSettings } from '@vpn-site/harness/tested-site.ts';
import { readOutboundOffers } from '@vpn-site/site/release/outbound-offers.ts';
import type { Row } from './report.ts';

const seconds = 60;

/**
 * Measures a minute with ten times the load that one process can render. Refusals must be immediate, and all other requests
 * must be served.
 */
export async function measureOverload(): Promise<Row[]> {
  const origin = await startOrigin(deployedSettings());
  const [provider = ''] = readOutboundOffers('dist').keys();
  const figures = await measureOverloadOf(origin, { seconds, provider });
  await origin.stop();
  const { capacity, offered, goodput, shed, shedP99, failed, clicks, clicksAnswered } = figures;
  return [
    {
      name: `rendered while ${offered}/s were asked for`,
      unit: '/s',
      ours: goodput,
      bare: capacity,
      ratio: goodput / capacity,
      budget: { atLeast: 0.9 },
    },
    { name: 'the same, per second of its own processor time', unit: '', ours: figures.processorRatio },
    { name: `refused, p99 of ${shed}`, unit: 'ms', ours: shedP99, budget: { atMost: 50 } },
    { name: 'without an answer', unit: '', ours: failed, budget: { atMost: 0 } },
    {
      name: 'outbound clicks sent on',
      unit: '',
      ours: clicksAnswered,
      bare: clicks,
      ratio: clicksAnswered / clicks,
      budget: { atLeast: 1 },
    },
    {
      name: 'the next page after the load',
      unit: 'ms',
      ours: figures.recoveryMilliseconds,
      budget: { atMost: 10_000 },
    },
  ];
}
