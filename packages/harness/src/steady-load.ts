import { Worker } from 'node:worker_threads';

/** What a reader's browser says of itself; without it a request is a machine's. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface LoadAnswer {
  /** Which of the paths was asked for; '' without any. */
  readonly path: string;
  readonly status: number;
  /** When it came, on the clock of Date.now(). */
  readonly at: number;
  readonly milliseconds: number;
}

/** A request without any answer. */
export interface LoadFailure extends Pick<LoadAnswer, 'path' | 'at'> {
  readonly reason: string;
}

export interface LoadResult {
  readonly answers: readonly LoadAnswer[];
  /** Requests without any answer. */
  readonly failed: number;
  readonly failures: readonly LoadFailure[];
}

export interface SteadyLoadOptions {
  readonly url: string;
  /** Asked for in turn, each appended to the address. */
  readonly paths?: readonly string[];
  readonly perSecond: number;
  /** How many readers the requests claim to come from; the server must trust this client to believe it. */
  readonly claimedPeers?: number;
  /** How many addresses of this machine they really come from, for servers that believe nothing else. */
  readonly realPeers?: number;
  /** The one address that they all really come from. */
  readonly localAddress?: string;
  /** As browsers do: asks once more where a connection from before was closed just as it was used again. */
  readonly asksAgain?: boolean;
}

export interface SteadyLoad {
  /** Sends no more, and waits for all answers. */
  stop(): Promise<LoadResult>;
}

/** Requests at a steady rate whatever the answers. In a thread of its own, which nothing in a test holds up. */
export function startSteadyLoad(options: SteadyLoadOptions): SteadyLoad {
  const workerData = { ...options, userAgent: browserUserAgent };
  const worker = new Worker(new URL('./steady-load-worker.ts', import.meta.url), { workerData });
  const result = new Promise<LoadResult>((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
  const stop = async () => {
    worker.postMessage('stop');
    const found = await result;
    await worker.terminate();
    return found;
  };
  return { stop };
}

/** The time within which this share of the answers came. */
export function percentile(answers: readonly LoadAnswer[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function countOf(answers: readonly LoadAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/**
 * What a limit in milliseconds means on a machine that does other things too: the limit, or twice what a server
 * without the thing under test took at the same moment. One that waits for something takes far longer than either.
 */
export function fairLimit(milliseconds: number, without: LoadResult, share: number): number {
  return Math.max(milliseconds, 2 * percentile(without.answers, share));
}
