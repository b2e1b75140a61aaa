import { readFileSync } from 'node:fs';
import { startOrigin } from '../tests/e2e/harness/origin.ts';
import { startProcess } from '../tests/e2e/harness/process.ts';
import { median, requestsPerSecond } from './serve/load.ts';
import { startStaticNginx } from './serve/static-nginx.ts';

/** One origin process against bare http and nginx sending the same bytes. Ratios, because machines differ. */
const rounds = 5;
const secondsPerRound = 4;
const path = '/privacy/what-is-a-vpn';
const file = `dist/client${path}.html.br`;
const { originToBareHttpRatio } = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<
  string,
  number
>;

const origin = await startOrigin({ LOG_LEVEL: 'info' });
const bare = await startProcess(process.execPath, ['bench/serve/bare-http.ts', file], {
  readyWhen: /listening on/,
});
const nginx = await startStaticNginx(file);
const barePort = /listening on (\d+)/.exec(bare.output())?.[1];

const urls = { bare: `http://127.0.0.1:${barePort}/`, origin: origin.url + path, nginx: `${nginx.url}/page` };
const measured = { bare: [] as number[], origin: [] as number[], nginx: [] as number[] };
for (const url of Object.values(urls)) await requestsPerSecond(url, 2);
for (let round = 0; round < rounds; round += 1) {
  measured.bare.push(await requestsPerSecond(urls.bare, secondsPerRound));
  measured.origin.push(await requestsPerSecond(urls.origin, secondsPerRound));
  measured.nginx.push(await requestsPerSecond(urls.nginx, secondsPerRound));
}
await Promise.all([origin.stop(), bare.stop(), nginx.stop()]);

const toBare = median(measured.origin.map((value, round) => value / (measured.bare[round] ?? Number.NaN)));
const toNginx = median(measured.origin.map((value, round) => value / (measured.nginx[round] ?? Number.NaN)));
console.table(
  Object.fromEntries(
    Object.entries(measured).map(([name, values]) => [
      name,
      { 'requests/s (median)': Math.round(median(values)) },
    ]),
  ),
);
console.log(`origin / bare http: ${toBare.toFixed(2)} (budget: at least ${originToBareHttpRatio})`);
console.log(`origin / nginx:     ${toNginx.toFixed(2)}`);
process.exitCode = toBare >= (originToBareHttpRatio ?? 0) ? 0 : 1;
