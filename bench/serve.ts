import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { startProcess } from '../tests/e2e/harness/process.ts';
import budgets from './budgets.json' with { type: 'json' };
import { inTurns, median, medianRatio } from './in-turns.ts';
import { report } from './report.ts';
import type { Row } from './row.ts';
import { requestsPerSecond } from './serve/load.ts';
import { startStaticNginx } from './serve/static-nginx.ts';

const path = '/privacy/what-is-a-vpn';
const file = `dist/client${path}.html.br`;

/** One origin process against bare http and nginx sending the same bytes. */
export async function measureServing(rounds: number, secondsPerRound: number): Promise<Row[]> {
  const origin = await startOrigin({ LOG_LEVEL: 'info' });
  const bare = await startProcess(process.execPath, ['bench/serve/bare-http.ts', file], {
    readyWhen: /listening on/,
  });
  const nginx = await startStaticNginx(file);
  const barePort = /listening on (\d+)/.exec(bare.output())?.[1];
  const urls = [`http://127.0.0.1:${barePort}/`, origin.url + path, `${nginx.url}/page`] as const;
  for (const url of urls) await requestsPerSecond(url, 2);
  const taken = await inTurns(rounds, {
    bare: () => requestsPerSecond(urls[0], secondsPerRound),
    origin: () => requestsPerSecond(urls[1], secondsPerRound),
    nginx: () => requestsPerSecond(urls[2], secondsPerRound),
  });
  await Promise.all([origin.stop(), bare.stop(), nginx.stop()]);
  const row = (name: string, other: readonly number[]) => ({
    name,
    unit: '/s',
    ours: median(taken.origin),
    bare: median(other),
    ratio: medianRatio(taken.origin, other),
  });
  return [
    { ...row('requests, to bare http', taken.bare), budget: { atLeast: budgets.originToBareHttpRatio } },
    row('requests, to nginx', taken.nginx),
  ];
}

if (import.meta.main) report(await measureServing(5, 4));
