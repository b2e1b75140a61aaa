import { join } from 'node:path';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { peakMemory } from '../process-figures.ts';

/** The number of milliseconds for rendering pages on request; undefined if there are none. */
export interface RenderTimes {
  readonly p50: number;
  readonly p95: number;
}

export interface ServedFigures {
  readonly startSeconds: number;
  readonly megabytes: number;
  readonly pair: RenderTimes | undefined;
  readonly review: RenderTimes | undefined;
}

const pagesAsked = 60;
const startTimeout = 300_000;

/** Measures the real server with a grown project: its startup time, and the time of pages that are rendered on request. */
export async function measureServer(folder: string, onDemand: readonly string[]): Promise<ServedFigures> {
  const started = performance.now();
  const origin = await startOrigin(
    { DIST_DIR: join(folder, 'dist'), NODE_ENV: 'production', SITE_URL: 'http://localhost:8080' },
    { cwd: folder, timeoutMilliseconds: startTimeout },
  );
  try {
    await untilReady(origin.url);
    const startSeconds = (performance.now() - started) / 1000;
    const pair = await renderTimes(origin.url, spread(onDemand.filter((path) => path.includes('-vs-'))));
    const review = await renderTimes(origin.url, spread(onDemand.filter((path) => reviewAddress.test(path))));
    return { startSeconds, megabytes: peakMemory(origin.child.pid), pair, review };
  } finally {
    await origin.stop();
  }
}

/**
 * Waits for the end of the warm-up. A large site takes requests before that, and its first pages would include the time for
 * loading shared data.
 */
async function untilReady(url: string): Promise<void> {
  for (;;) {
    const { status } = (await (await fetch(`${url}/readyz`)).json()) as { readonly status: string };
    if (status === 'ready') return;
    if (status === 'broken') throw new Error('The grown site cannot be rendered.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const reviewAddress = /\/(?:reviews|recenzje|incelemeler)\/[^/]+$/;

/** Returns a sample from all parts of the list, so that providers and languages vary. */
function spread(paths: readonly string[]): string[] {
  const step = Math.max(1, paths.length / pagesAsked);
  return Array.from({ length: Math.min(paths.length, pagesAsked) }, (_, index) =>
    String(paths[Math.floor(index * step)]),
  );
}

async function renderTimes(url: string, paths: readonly string[]): Promise<RenderTimes | undefined> {
  const times: number[] = [];
  for (const path of paths) {
    const asked = performance.now();
    const response = await fetch(url + path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`);
    times.push(performance.now() - asked);
  }
  if (times.length === 0) return undefined;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}
