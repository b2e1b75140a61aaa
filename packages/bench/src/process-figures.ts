import { readFileSync } from 'node:fs';

/**
 * Returns a number from the kernel's status of a process, by name, such as its kilobytes of memory; 0 if the process has
 * ended.
 */
export function processStatus(id: number | string | undefined, name: string): number {
  const status = processFile(id, 'status');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

/** Reads a file about a process from /proc; empty if the process has ended. */
export function processFile(id: number | string | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Returns the peak memory of a process in megabytes, as the kernel counts it; 0 if the process has ended. */
export function peakMemory(id: number | undefined): number {
  return Math.round(processStatus(id, 'VmHWM') / 1024);
}

/** Linux reports CPU time in hundredths of a second, on every machine. */
const ticksPerSecond = 100;

/** Returns the seconds of CPU time that a process and its threads have used so far; 0 if the process has ended. */
export function processorTime(id: number | undefined): number {
  // The program name, in brackets, may contain spaces; the fields after it do not.
  const fields = processFile(id, 'stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticksPerSecond;
}
