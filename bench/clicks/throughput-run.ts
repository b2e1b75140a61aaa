import type { TestLedger } from '../../tests/e2e/harness/ledger.ts';
import { ledgerMetrics } from '../../tests/e2e/harness/ledger-metrics.ts';
import { startOrigin } from '../../tests/e2e/harness/origin.ts';
import { median, requestsPerSecond } from '../serve/load.ts';

const rounds = 7;
const secondsPerRound = 4;
/** Everything the same but the ledger. The limit is off: all clicks come from one machine. */
const common = { TRUSTED_PROXIES: '127.0.0.1', CLICKS_PER_MINUTE: '0' };

export interface ThroughputRun {
  readonly withLedger: number;
  readonly without: number;
  readonly ratio: number;
}

/** As many clicks as a server takes, with the ledger and without, in turns. */
export async function runThroughput(ledger: TestLedger): Promise<ThroughputRun> {
  const counting = await startOrigin({ ...common, DATABASE_URL: ledger.url });
  const plain = await startOrigin({ ...common, CLICK_LEDGER: 'off' });
  const measure = (url: string) =>
    requestsPerSecond(`${url}/sendme/mullvad/continue?from=card`, secondsPerRound, [
      '-s',
      'bench/clicks/many-readers.lua',
    ]);
  const shipped = async () => {
    // The next round must not pay for clicks of the last one.
    while (((await ledgerMetrics(counting.url)).clicks_spooled ?? 0) > 0) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const pairs: { withLedger: number; without: number }[] = [];
  for (const url of [counting.url, plain.url]) measure(url);
  for (let round = 0; round < rounds; round += 1) {
    await shipped();
    const without = measure(plain.url);
    pairs.push({ without, withLedger: measure(counting.url) });
  }
  await Promise.all([counting.stop(), plain.stop()]);
  return {
    withLedger: median(pairs.map(({ withLedger }) => withLedger)),
    without: median(pairs.map(({ without }) => without)),
    ratio: median(pairs.map(({ withLedger, without }) => withLedger / without)),
  };
}
