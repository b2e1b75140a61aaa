import { Worker } from 'node:worker_threads';

/** The user agent of a reader's browser. Without it, a request counts as one from a bot. */
export const browserUserAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export interface LoadAnswer {
  /** The requested path; empty if no paths were given. */
  readonly path: string;
  readonly status: number;
  /** The time at which the response arrived, from Date.now(). */
  readonly at: number;
  readonly milliseconds: number;
}

/** A request without any response. */
export interface LoadFailure extends Pick<LoadAnswer, 'path' | 'at'> {
  readonly reason: string;
}

export interface LoadResult {
  readonly answers: readonly LoadAnswer[];
  /** The number of requests without any response. */
  readonly failed: number;
  readonly failures: readonly LoadFailure[];
}

export interface SteadyLoadOptions {
  readonly url: string;
  /** Paths that are requested one after the other. Each is appended to the address. */
  readonly paths?: readonly string[];
  readonly perSecond: number;
  /** The number of different client addresses that the requests have in a header. The server must trust this client. */
  readonly claimedPeers?: number;
  /** The number of addresses of this machine from which the requests are sent, for servers that do not trust the header. */
  readonly realPeers?: number;
  /** The one address from which all requests are sent. */
  readonly localAddress?: string;
  /** Whether to retry once, as browsers do, if a kept-alive connection was closed just as it was used again. */
  readonly asksAgain?: boolean;
}

export interface SteadyLoad {
  /** Stops sending, and waits for all answers. */
  stop(): Promise<LoadResult>;
}

/** Sends requests at a steady rate whatever the responses, in a separate thread so that nothing in a test delays it. */
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

/** Returns the time within which this share of the responses arrived. */
export function percentile(answers: readonly LoadAnswer[], share: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function countOf(answers: readonly LoadAnswer[], status: number): number {
  return answers.filter((answer) => answer.status === status).length;
}

/**
 * Returns a limit in milliseconds that is fair on a busy machine: the given limit, or twice the time that a server without
 * the tested part took at the same time. A server that waits for something takes far longer than either.
 */
export function fairLimit(milliseconds: number, without: LoadResult, share: number): number {
  return Math.max(milliseconds, 2 * percentile(without.answers, share));
}
