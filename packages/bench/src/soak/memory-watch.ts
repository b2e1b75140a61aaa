import { readdirSync } from 'node:fs';
import { median } from '../in-turns.ts';
import { processFile, processStatus } from '../process-figures.ts';

export interface MemoryWatch {
  /** Stops sampling. Returns the megabytes of each process, in order. */
  stop(): Readonly<Record<string, readonly number[]>>;
}

/** Samples the memory of processes, each with all its children, at this interval. */
export function watchMemory(
  processes: Readonly<Record<string, number | undefined>>,
  everySeconds: number,
): MemoryWatch {
  const samples: Record<string, number[]> = {};
  const timer = setInterval(() => {
    for (const [name, id] of Object.entries(processes)) {
      if (id !== undefined) samples[name] = [...(samples[name] ?? []), megabytesOf(id)];
    }
  }, everySeconds * 1000);
  return {
    stop: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

/** Returns by how many percent the median of the last third is above that of the first. */
export function growthPercent(samples: readonly number[]): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [first, last] = [samples.slice(0, third), samples.slice(-third)].map(median);
  return first && last ? (last / first - 1) * 100 : Number.NaN;
}

/**
 * Returns resident memory without shared memory, because database buffers and the index of a cache have a configured size.
 */
function megabytesOf(id: number): number {
  const own = ['RssAnon', 'RssFile'].reduce((sum, name) => sum + processStatus(id, name), 0);
  return childrenOf(id).reduce((sum, child) => sum + megabytesOf(child), own / 1024);
}

function childrenOf(id: number): number[] {
  const tasks = processFile(id, `task/${id}/children`);
  if (tasks !== '') return tasks.trim().split(' ').filter(Boolean).map(Number);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => processStatus(name, 'PPid') === id)
    .map(Number);
}
