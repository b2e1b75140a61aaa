import { Agent, get, type IncomingMessage } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadAnswer, LoadResult, SteadyLoadOptions } from './steady-load.ts';

/** The thread behind startSteadyLoad: sends on time, answers or not, until it is told to stop. */
const { url, perSecond, claimedPeers, localAddress, userAgent } = workerData as SteadyLoadOptions & {
  readonly userAgent: string;
};
const agent = new Agent({ keepAlive: true, maxSockets: 200, ...(localAddress && { localAddress }) });
const answers: LoadAnswer[] = [];
const underWay = new Set<Promise<void>>();
const started = performance.now();
let sent = 0;
let failed = 0;

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
  parentPort?.postMessage({ answers, failed } satisfies LoadResult);
}

async function ask(number: number): Promise<void> {
  const peer = claimedPeers === undefined ? undefined : peerOf(number % claimedPeers);
  const headers = { 'user-agent': userAgent, ...(peer && { 'x-forwarded-for': peer }) };
  const asked = performance.now();
  try {
    const status = await statusOf(headers);
    answers.push({ status, at: Date.now(), milliseconds: performance.now() - asked });
  } catch {
    failed += 1;
  }
}

function peerOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

async function statusOf(headers: Record<string, string>): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent }, resolve).once('error', reject);
  });
  response.resume();
  await new Promise((resolve, reject) => {
    response.once('end', resolve).once('error', reject);
  });
  return response.statusCode ?? 0;
}
