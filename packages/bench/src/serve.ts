import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningNginx, runNginx } from '@vpn-site/harness/nginx.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { startProcess } from '@vpn-site/harness/process.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { inTurns, median, medianRatio } from './in-turns.ts';
import type { Row } from './report.ts';
import { requestsPerSecond } from './serve/load.ts';

const path = '/privacy/what-is-a-vpn';
const file = `dist/client${path}.html.br`;

/** Measures one origin process, compared with bare http and nginx that send the same bytes. */
export async function measureServing(rounds: number, secondsPerRound: number): Promise<Row[]> {
  const origin = await startOrigin({ LOG_LEVEL: 'info' });
  const bare = await startProcess(process.execPath, ['packages/bench/src/serve/bare-http.ts', file], {
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

/** Starts nginx with one worker that serves the same compressed file from disk at /page. */
function startStaticNginx(served: string): Promise<RunningNginx> {
  return runNginx((folder, port) => {
    copyFileSync(served, join(folder, 'page'));
    return `server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
              add_header Content-Encoding br; open_file_cache max=10; }`;
  }, '1');
}
