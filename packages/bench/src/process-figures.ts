import { readFileSync } from 'node:fs';

/** A number that the kernel keeps about a process, such as its kilobytes of memory by their name; 0 once it is gone. */
export function processStatus(id: number | string | undefined, name: string): number {
  const status = processFile(id, 'status');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

/** What the kernel tells of a process; nothing where it ended meanwhile. */
export function processFile(id: number | string | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** The most megabytes that a process ever had, as the kernel counts them; 0 once it is gone. */
export function peakMemory(id: number | undefined): number {
  return Math.round(processStatus(id, 'VmHWM') / 1024);
}

/** Linux counts in hundredths of a second, whatever the machine. */
const ticksPerSecond = 100;

/** Seconds of processor time that a process and its threads have taken so far; 0 once it is gone. */
export function processorTime(id: number | undefined): number {
  // The name of the program, in brackets, may hold spaces; what follows it does not.
  const fields = processFile(id, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}
