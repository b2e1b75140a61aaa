import type { TestLedger } from '@vpn-site/harness/ledger.ts';
import { ledgerMetrics } from '@vpn-site/harness/ledger.ts';
import { processorSeconds, startOrigin } from '@vpn-site/harness/origin.ts';
import { median } from '../in-turns.ts';
import { requestsPerSecond } from '../serve/load.ts';

const rounds = 7;
const secondsPerRound = 4;
/**
 * Settings of both servers, which differ only in the ledger. The rate limit is off, because all clicks come from one
 * machine.
 */
const common = { TRUSTED_PROXIES: '127.0.0.1', CLICKS_PER_MINUTE: '0' };

export interface ThroughputRun {
  readonly withLedger: number;
  readonly without: number;
  readonly ratio: number;
  /** The same ratio per second of the server's own CPU time, which other load on the machine affects less. */
  readonly perProcessorSecond: number;
}

/** Measures the max clicks per second of a server with the ledger and of one without, alternating between them. */
export async function runThroughput(ledger: TestLedger): Promise<ThroughputRun> {
  const counting = await startOrigin({ ...common, DATABASE_URL: ledger.url });
  const plain = await startOrigin({ ...common, CLICK_LEDGER: 'off' });
  const measure = async (url: string) => {
    const before = await processorSeconds(url);
    const address = `${url}/sendme/mullvad/continue?from=card`;
    const rate = await requestsPerSecond(address, secondsPerRound, [
      '-s',
      'packages/bench/src/clicks/many-readers.lua',
    ]);
    return { rate, perSecond: (rate * secondsPerRound) / ((await processorSeconds(url)) - before) };
  };
  const shipped = async () => {
    // The next round must not pay for clicks of the last one.
    while (((await ledgerMetrics(counting.url)).clicks_spooled ?? 0) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const pairs: Record<'counted' | 'plain', { rate: number; perSecond: number }>[] = [];
  for (const url of [counting.url, plain.url]) await measure(url);
  for (let round = 0; round < rounds; round += 1) {
    await shipped();
    pairs.push({ plain: await measure(plain.url), counted: await measure(counting.url) });
  }
  await Promise.all([counting.stop(), plain.stop()]);
  return {
    withLedger: median(pairs.map(({ counted }) => counted.rate)),
    without: median(pairs.map((pair) => pair.plain.rate)),
    ratio: median(pairs.map((pair) => pair.counted.rate / pair.plain.rate)),
    perProcessorSecond: median(pairs.map((pair) => pair.counted.perSecond / pair.plain.perSecond)),
  };
}
