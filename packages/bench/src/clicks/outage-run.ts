import type { TestLedger } from '@vpn-site/harness/ledger.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import {
  countOf,
  fairLimit,
  percentile,
  type SteadyLoad,
  startSteadyLoad,
} from '@vpn-site/harness/steady-load.ts';

const perSecond = 1000;
const trustLocalProxy = { TRUSTED_PROXIES: '127.0.0.1' };
const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

export interface OutageRun {
  readonly clicks: number;
  readonly visitorErrors: number;
  readonly p50: number;
  readonly p99: number;
  /** The p99 of a server without a ledger, under the same load at the same time. */
  readonly p99Without: number;
  readonly p99Limit: number;
  /** The number of clicks that are missing in the ledger; negative if the ledger has clicks twice. */
  readonly missing: number;
  /** The time from the last click until the ledger had all of them. */
  readonly secondsToCatchUp: number;
}

/** Sends 1,000 clicks a second for a minute, each from a different reader. PostgreSQL is stopped for 20 s in the middle. */
export async function runOutage(ledger: TestLedger, maxP99Milliseconds: number): Promise<OutageRun> {
  const origin = await startOrigin({ ...trustLocalProxy, DATABASE_URL: ledger.url });
  const plain = await startOrigin({ ...trustLocalProxy, CLICK_LEDGER: 'off' });
  const before = await ledger.clicks();
  const load = clicksTo(origin.url);
  const loadWithout = clicksTo(plain.url);
  await seconds(20);
  await ledger.postgres.halt();
  await seconds(20);
  await ledger.postgres.resume();
  await seconds(20);
  const [{ answers, failed }, without] = await Promise.all([load.stop(), loadWithout.stop()]);
  const stopped = performance.now();
  const sentOn = countOf(answers, 302);
  const stored = (await ledger.reaches(before + sentOn, 60_000)) - before;
  const secondsToCatchUp = (performance.now() - stopped) / 1000;
  await Promise.all([origin.stop(), plain.stop()]);
  return {
    clicks: sentOn,
    visitorErrors: failed + answers.length - sentOn,
    p50: percentile(answers, 0.5),
    p99: percentile(answers, 0.99),
    p99Without: percentile(without.answers, 0.99),
    p99Limit: fairLimit(maxP99Milliseconds, without, 0.99),
    missing: sentOn - Math.max(stored, await ledger.clicks().then((clicks) => clicks - before)),
    secondsToCatchUp,
  };
}

function clicksTo(url: string): SteadyLoad {
  const address = `${url}/sendme/mullvad/continue?from=card`;
  return startSteadyLoad({ url: address, perSecond, claimedPeers: 10_000_000 });
}
