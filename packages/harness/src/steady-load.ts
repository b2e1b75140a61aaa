import { Worker } from 'node:worker_threads';

/** The user agent of a reader's browser; without it a request counts as one from a bot. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface LoadAnswer {
  /** The requested path; '' if no paths were given. */
  readonly path: string;
  readonly status: number;
  /** Time at which it arrived, from Date.now(). */
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
  /** Paths that are requested one after the other, each appended to the address. */
  readonly paths?: readonly string[];
  readonly perSecond: number;
  /** Number of different client addresses that the requests claim in a header; the server must trust this client. */
  readonly claimedPeers?: number;
  /** Number of addresses of this machine that the requests are really sent from, for servers that trust no claims. */
  readonly realPeers?: number;
  /** The one address that all requests are really sent from. */
  readonly localAddress?: string;
  /** Retries once, as browsers do, if a kept-alive connection was closed just as it was used again. */
  readonly asksAgain?: boolean;
}

export interface SteadyLoad {
  /** Stops sending, and waits for all answers. */
  stop(): Promise<LoadResult>;
}

/** Sends requests at a steady rate whatever the answers, in a separate thread so that nothing in a test delays it. */
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

/** Returns the time within which this share of the answers arrived. */
export function percentile(answers: readonly LoadAnswer[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function countOf(answers: readonly LoadAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/**
 * Returns a limit in milliseconds that is fair on a busy machine: the limit, or twice what a server without the tested part
 * took at the same time. A server that waits for something takes far longer than either.
 */
export function fairLimit(milliseconds: number, without: LoadResult, share: number): number {
  return Math.max(milliseconds, 2 * percentile(without.answers, share));
}
