import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { peakMemory, processorTime } from '../process-figures.ts';

export interface BuildFigures {
  readonly seconds: number;
  /** The time in which files were still compressed after the last page was rendered. */
  readonly compressionSeconds: number;
  readonly peakMegabytes: number;
  /** The CPU time of all threads. Unlike wall-clock time, it is nearly the same on a busy machine. */
  readonly processorSeconds: number;
}

/** Runs `astro build` in a folder. Measures wall-clock time, and the peak memory of the process as the kernel counts it. */
export async function timedBuild(folder: string, env: NodeJS.ProcessEnv = {}): Promise<BuildFigures> {
  const app = existsSync(join(folder, 'apps/site')) ? 'apps/site' : '.';
  const started = performance.now();
  const child = spawn(process.execPath, ['node_modules/.bin/astro', 'build', '--root', app], {
    cwd: folder,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  let peakMegabytes = 0;
  let processorSeconds = 0;
  const sampler = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, peakMemory(child.pid));
    processorSeconds = Math.max(processorSeconds, processorTime(child.pid));
  }, 100);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return {
    seconds: (performance.now() - started) / 1000,
    compressionSeconds: Number(/compressed in ([\d.]+) s/.exec(output)?.[1] ?? 0),
    peakMegabytes,
    processorSeconds,
  };
}

/**
 * Runs a clean build, and one that finds the pictures and compressed variants of the first in its cache. Both are needed,
 * because these are made at the same time as the pages and cannot be timed separately. Deletes the folder afterwards.
 */
export async function buildTwice(
  folder: string,
): Promise<{ readonly clean: BuildFigures; readonly again: BuildFigures }> {
  try {
    return { clean: await timedBuild(folder), again: await timedBuild(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
