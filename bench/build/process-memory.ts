import { readFileSync } from 'node:fs';

/** Megabytes of a process as the kernel counts them: now (VmRSS) or the most there ever were (VmHWM); 0 once it is gone. */
export function processMemory(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0);
    return Math.round(kilobytes / 1024);
  } catch {
    return 0;
  }
}
