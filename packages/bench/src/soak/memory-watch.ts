import { readdirSync } from 'node:fs';
import { median } from '../in-turns.ts';
import { processFile, processStatus } from '../process-figures.ts';

export interface MemoryWatch {
  /** Ends the sampling; the megabytes of each thing watched, in order. */
  stop(): Readonly<Record<string, readonly number[]>>;
}

/** Samples the memory of processes, each with everything it started, every so many seconds. */
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

/** By how many percent the last third is above the first, by their medians. */
export function growthPercent(samples: readonly number[]): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const [first, last] = [samples.slice(0, third), samples.slice(-third)].map(median);
  return first && last ? (last / first - 1) * 100 : Number.NaN;
}

/** Resident memory without what is shared: the buffers of a database and the index of a cache have a size that is set. */
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
