import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { askStatus, loopbackPeer } from './ask-status.ts';
import type { LoadAnswer, LoadFailure, LoadResult, SteadyLoadOptions } from './steady-load.ts';

/**
 * The thread of startSteadyLoad. It sends requests on time, whether or not responses arrive, until it gets the message to
 * stop.
 */
const {
  url,
  paths = [''],
  perSecond,
  claimedPeers,
  realPeers,
  localAddress,
  asksAgain,
  userAgent,
} = workerData as SteadyLoadOptions & { readonly userAgent: string };
// Closes idle connections before the server does, because the server could close one just as it is used again.
const agent = new Agent({ keepAlive: true, maxSockets: 200, timeout: 30_000 });
const answers: LoadAnswer[] = [];
const failures: LoadFailure[] = [];
const underWay = new Set<Promise<void>>();
const started = performance.now();
let sent = 0;

const timer = setInterval(() => {
  const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
  for (; sent < due; sent += 1) {
    const answer = ask(sent).finally(() => underWay.delete(answer));
    underWay.add(answer);
  }
}, 5);

parentPort?.once('message', () => void finish());

async function finish(): Promise<void> {
  clearInterval(timer);
  await Promise.all(underWay);
  agent.destroy();
  parentPort?.postMessage({ answers, failed: failures.length, failures } satisfies LoadResult);
}

async function ask(number: number): Promise<void> {
  const claimed = claimedPeers === undefined ? undefined : claimedPeer(number % claimedPeers);
  const headers = {
    'user-agent': userAgent,
    'accept-encoding': 'gzip, deflate, br',
    ...(claimed && { 'x-forwarded-for': claimed }),
  };
  const from = realPeers === undefined ? localAddress : loopbackPeer(number % realPeers);
  const path = paths[number % paths.length] ?? '';
  const asked = performance.now();
  try {
    const status = await askStatus(url + path, { agent, headers, localAddress: from, asksAgain });
    answers.push({ path, status, at: Date.now(), milliseconds: performance.now() - asked });
  } catch (error) {
    failures.push({ path, at: Date.now(), reason: String(error) });
  }
}

function claimedPeer(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
